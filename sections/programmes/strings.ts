export const strings = {
  en: {
    heading: 'Featured programmes',
    empty: 'No programmes are listed yet.',
    error: 'The programmes could not be loaded.',
  },
  hi: {
    heading: 'प्रमुख कार्यक्रम',
    empty: 'अभी कोई कार्यक्रम दर्ज नहीं है।',
    error: 'कार्यक्रम लोड नहीं हो सके।',
  },
} as const;
