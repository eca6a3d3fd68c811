export const strings = {
  en: {
    all: 'All articles',
    by: 'By {author}',
    next: 'Read next',
    missing: 'This article is not here any more.',
  },
  hi: {
    all: 'सभी लेख',
    by: 'लेखक: {author}',
    next: 'आगे पढ़ें',
    missing: 'यह लेख अब यहाँ नहीं है।',
  },
} as const;
