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

/**
 * The start of a text in HTML, without its markup and, where there is anything else, its headings: whole sentences
 * where they fill half of it, else cut at a word.
 */
export const excerptOf = (html: string, max: number): string => {
  const text = textOf(html.replace(heading, ' ')) || textOf(html);
  if (text.length <= max) return text;
  const start = text.slice(0, max + 1);
  const sentences = /^.*[.!?।]["”’]?(?= )/.exec(start)?.[0] ?? '';
  if (sentences.length >= max / 2) return sentences;
  const end = start.lastIndexOf(' ');
  // A first word as long as all is cut within.
  return `${text
    .slice(0, end > 0 ? end : max)
    .trimEnd()
    .replace(/[,;:]$/, '')}…`;
};
