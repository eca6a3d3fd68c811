export const strings = {
  en: {
    previous: 'Previous articles',
    next: 'More articles',
    empty: 'No articles yet.',
    error: 'The articles could not be loaded.',
  },
  hi: {
    previous: 'पिछले लेख',
    next: 'और लेख',
    empty: 'अभी कोई लेख नहीं है।',
    error: 'लेख लोड नहीं हो सके।',
  },
} as const;
