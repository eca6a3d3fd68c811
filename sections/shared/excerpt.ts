const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['nbsp', ' '],
]);

/** The beginning of a text in HTML, without its markup, cut at a word. */
export const excerptOf = (html: string, most: number): string => {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= most) return text;
  const end = text.slice(0, most + 1).lastIndexOf(' ');
  // A first word as long as all is cut within.
  return `${text.slice(0, end > 0 ? end : most).trimEnd()} …`;
};
