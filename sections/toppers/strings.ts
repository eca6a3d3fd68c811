export const strings = {
  en: {
    heading: 'Honours board',
    empty: 'No results are listed yet.',
    error: 'The results could not be loaded.',
  },
  hi: {
    heading: 'सम्मान पट्ट',
    empty: 'अभी कोई परिणाम दर्ज नहीं है।',
    error: 'परिणाम लोड नहीं हो सके।',
  },
} as const;
