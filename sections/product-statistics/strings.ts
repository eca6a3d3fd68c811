export const strings = {
  en: {
    schoolsLabel: 'schools',
    studentsLabel: 'students',
    supportLabel: 'support',
    statesLabel: 'states',
  },
  hi: {
    schoolsLabel: 'स्कूल',
    studentsLabel: 'विद्यार्थी',
    supportLabel: 'सहायता',
    statesLabel: 'राज्य',
  },
} as const;
