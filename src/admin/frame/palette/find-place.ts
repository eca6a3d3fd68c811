/** Where a text stands in a name, in small or capital letters: at the start of a word; undefined where it does not. */
export const findPlace = (name: string, text: string): number | undefined => {
  const wanted = plain(text);
  if (wanted === '') return undefined;
  const within = plain(name);
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1))
    if (at === 0 || /[^\p{L}\p{M}\p{N}]/u.test(within[at - 1] ?? '')) return at;
  return undefined;
};

const plain = (text: string): string => text.trim().toLocaleLowerCase('und');
