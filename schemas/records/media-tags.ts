/** The most tags of one file, and the most characters of one. */
export const maxTags = 20;
export const maxTagLength = 40;

/** A tag as it is kept, however it was typed: in small letters, one space between words, no sign of a tag before it. */
export const tidyTag = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s,;]+/g, ' ')
    .replace(/^[\s#]+/, '')
    .trim()
    .toLowerCase();

/** Tags as they are kept: each once, in their order. */
export const tidyTags = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.map(tidyTag).filter((tag) => tag !== '')),
];
