export const strings = {
  en: {
    heading: 'The school in numbers',
    studentsLabel: 'Students enrolled',
    teachersLabel: 'Expert teachers',
    clubsLabel: 'Clubs',
    acceptanceLabel: 'Acceptance rate',
  },
  hi: {
    heading: 'आँकड़ों में हमारा विद्यालय',
    studentsLabel: 'नामांकित विद्यार्थी',
    teachersLabel: 'कुशल शिक्षक',
    clubsLabel: 'क्लब',
    acceptanceLabel: 'प्रवेश दर',
  },
} as const;
