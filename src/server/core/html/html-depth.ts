/** Levels of elements; what people write has a few. To sanitise HTML takes the square of its levels. */
const deepest = 100;

/** Elements that nothing stands in. */
const empty = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** The open elements that an element ends by its beginning. */
const ends: ReadonlyMap<string, readonly (string | undefined)[]> = new Map([
  ['p', ['p']],
  ['li', ['li']],
  ['dt', ['dt', 'dd']],
  ['dd', ['dt', 'dd']],
  ['td', ['td', 'th']],
  ['th', ['td', 'th']],
  ['tr', ['td', 'th', 'tr']],
]);

/** Whether some element of HTML stands in more than a hundred others. Takes one step for each character. */
export const isNestedTooDeeply = (html: string): boolean => {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/<>]{0,40})/gi)) {
    const tag = name.toLowerCase();
    if (empty.has(tag)) continue;
    if (slash) {
      const at = open.lastIndexOf(tag);
      if (at >= 0) open.length = at;
      continue;
    }
    while (ends.get(tag)?.includes(open.at(-1))) open.pop();
    open.push(tag);
    if (open.length > deepest) return true;
  }
  return false;
};
