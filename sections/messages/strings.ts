export const strings = {
  en: {
    heading: 'From the school',
    more: 'Read more',
    empty: 'There are no messages yet.',
    error: 'The messages could not be loaded.',
  },
  hi: {
    heading: 'विद्यालय की ओर से',
    more: 'आगे पढ़ें',
    empty: 'अभी कोई संदेश नहीं है।',
    error: 'संदेश लोड नहीं हो सके।',
  },
} as const;
