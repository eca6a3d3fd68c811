const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole: string, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (entities.get(name ?? '') ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim();

/** A heading in which no other one begins. */
const heading = /<h[1-6]\b[^<]*(?:<(?!\/?h[1-6]\b)[^<]*)*<\/h[1-6]>/g;

/** Words before a stop that is no end: an initial, a title, "No." and the like. */
const shortened =
  /(?:^|[\s(])(?:\p{Lu}|Dr|Mr|Mrs|Ms|Prof|St|Sr|Jr|Smt|Sh|No|Rs|vs|etc|e\.g|i\.e|a\.m|p\.m|डॉ|प्रो|श्री|सं)$/u;

/** A text up to the last end of a sentence in it; empty where there is none. */
const wholeSentences = (text: string): string => {
  const ends = [...text.matchAll(/[.!?।]["”’]?(?= )/g)];
  const last = ends.findLast(({ 0: mark, index }) => !(mark.startsWith('.') && shortened.test(text.slice(0, index))));
  return last ? text.slice(0, last.index + last[0].length) : '';
};

/**
 * The start of a text in HTML, without its markup and, where there is anything else, its headings: whole sentences
 * where they fill half of it, else cut at a word.
 */
export const excerptOf = (html: string, max: number): string => {
  const text = textOf(html.replace(heading, ' ')) || textOf(html);
  if (text.length <= max) return text;
  const start = text.slice(0, max + 1);
  const sentences = wholeSentences(start);
  if (sentences.length >= max / 2) return sentences;
  const end = start.lastIndexOf(' ');
  // A first word as long as all is cut within.
  return `${text
    .slice(0, end > 0 ? end : max)
    .trimEnd()
    .replace(/[,;:]$/, '')}…`;
};
