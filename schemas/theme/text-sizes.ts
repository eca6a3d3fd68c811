/** Tokens that are the size of text, wherever sections and pages read them. The other sizes are those of gaps and widths. */
export const textSizes = [
  'size.body',
  'size.caption',
  'size.h1',
  'size.h2',
  'size.h3',
  'size.h4',
  'size.small',
] as const;
