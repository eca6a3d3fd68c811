/** The sentences that fit into `most` characters, at least one, and the rest. */
export const opening = (text: string, most: number): { readonly first: string; readonly rest: string } => {
  const clean = text.trim();
  if (clean.length <= most) return { first: clean, rest: '' };
  const sentences = clean.match(/[^.!?।]+[.!?।]+["”’']?\s*/gu) ?? [];
  let first = '';
  for (const sentence of sentences) {
    if (first !== '' && first.length + sentence.length > most) break;
    first += sentence;
  }
  if (first === '' || first.length > most * 1.5) {
    const space = clean.lastIndexOf(' ', most);
    first = clean.slice(0, space < 1 ? most : space);
  }
  return { first: first.trimEnd(), rest: clean.slice(first.length).trim() };
};
