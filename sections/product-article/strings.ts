export const strings = {
  en: {
    all: 'All articles',
    by: 'By {author}',
    next: 'Read next',
    missing: 'This article is no longer available.',
  },
  hi: {
    all: 'सभी लेख',
    by: 'लेखक: {author}',
    next: 'आगे पढ़ें',
    missing: 'यह लेख अब उपलब्ध नहीं है।',
  },
} as const;
