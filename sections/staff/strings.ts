export const strings = {
  en: {
    heading: 'Our teachers and staff',
    text: '',
    empty: 'No staff profiles yet.',
    error: 'The staff could not be loaded.',
  },
  hi: {
    heading: 'हमारे शिक्षक और कर्मचारी',
    text: '',
    empty: 'अभी यहाँ किसी का परिचय नहीं है।',
    error: 'कर्मचारी लोड नहीं हो सके।',
  },
} as const;
