const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** The first words of an article without its tags, as text. */
export const excerpt = (html: string, max: number): string => {
  const text = html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:#(\d+)|(\w+));/g, (whole: string, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (entities.get(name ?? '') ?? whole),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max);
  return `${text.slice(0, space < 1 ? max : space)}…`;
};
