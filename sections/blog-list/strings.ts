export const strings = {
  en: {
    pages: 'Pages',
    newer: 'Newer articles',
    older: 'Older articles',
    empty: 'There are no articles yet.',
    error: 'The articles could not be loaded.',
  },
  hi: {
    pages: 'पेज',
    newer: 'नए लेख',
    older: 'पुराने लेख',
    empty: 'अभी कोई लेख नहीं है।',
    error: 'लेख लोड नहीं हो सके।',
  },
} as const;
