const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['nbsp', ' '],
]);

const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** A heading in which no other one begins. */
const heading = /<h[1-6]\b[^<]*(?:<(?!\/?h[1-6]\b)[^<]*)*<\/h[1-6]>/g;

/** The start of a text in HTML, without its markup and, where there is anything else, its headings; cut at a word. */
export const excerptOf = (html: string, max: number): string => {
  const text = textOf(html.replace(heading, ' ')) || textOf(html);
  if (text.length <= max) return text;
  const end = text.slice(0, max + 1).lastIndexOf(' ');
  // A first word as long as all is cut within.
  return `${text.slice(0, end > 0 ? end : max).replace(/[\s.,;:!?।]+$/u, '')} …`;
};
