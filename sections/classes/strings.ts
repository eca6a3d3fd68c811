export const strings = {
  en: {
    heading: 'Popular classes',
    fees: 'Fee',
    size: 'Class size',
    time: 'Timings',
    age: 'Age',
    enquire: 'Enquire',
    empty: 'No classes are listed yet.',
    error: 'The classes could not be loaded.',
  },
  hi: {
    heading: 'लोकप्रिय कक्षाएँ',
    fees: 'शुल्क',
    size: 'विद्यार्थी संख्या',
    time: 'समय',
    age: 'आयु',
    enquire: 'पूछताछ करें',
    empty: 'अभी कोई कक्षा दर्ज नहीं है।',
    error: 'कक्षाएँ लोड नहीं हो सकीं।',
  },
} as const;
