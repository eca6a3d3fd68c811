/** A figure that had two settings of its own, `<name>Value` and `<name>Label`. */
export interface OldFigure {
  readonly name: string;
  /** What stood where the theme said nothing. */
  readonly value: string;
  readonly en: string;
  readonly hi: string;
}

const students = { name: 'students', value: '1,200+', en: 'Enrolled students', hi: 'नामांकित विद्यार्थी' };
const four: readonly OldFigure[] = [
  students,
  { name: 'teachers', value: '100+', en: 'Expert teachers', hi: 'कुशल शिक्षक' },
  { name: 'clubs', value: '50+', en: 'Clubs', hi: 'क्लब' },
  { name: 'acceptance', value: '95%', en: 'Acceptance rate', hi: 'प्रवेश दर' },
];

/** By kind and look. Frozen: what has been published must come out the same for ever. */
export const oldFigures: Readonly<Record<string, readonly OldFigure[]>> = {
  'stats/counters': [
    { ...students, value: '25', en: 'Students enrolled' },
    { name: 'trainers', value: '10+', en: 'Certified trainer', hi: 'प्रमाणित प्रशिक्षक' },
    { name: 'success', value: '100%', en: 'Yearly success rate', hi: 'वार्षिक सफलता दर' },
  ],
  'stats/ruled': four,
  'stats/band': four,
  'product-statistics/standard': [
    { name: 'schools', value: '127+', en: 'schools', hi: 'स्कूल' },
    { name: 'students', value: '75.5k+', en: 'students', hi: 'विद्यार्थी' },
    { name: 'support', value: '24/7', en: 'support', hi: 'सहायता' },
    { name: 'states', value: '13+', en: 'states', hi: 'राज्य' },
  ],
};
