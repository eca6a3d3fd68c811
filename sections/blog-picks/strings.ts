export const strings = {
  en: {
    heading: 'Read next',
    allLabel: 'All articles',
    empty: 'There are no other articles yet.',
    error: 'The articles could not be loaded.',
  },
  hi: {
    heading: 'आगे पढ़ें',
    allLabel: 'सभी लेख',
    empty: 'अभी कोई और लेख नहीं है।',
    error: 'लेख लोड नहीं हो सके।',
  },
} as const;
