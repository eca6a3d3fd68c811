/** The sentences that fit into `max` characters, at least one, and the rest. */
export const opening = (text: string, max: number): { readonly first: string; readonly rest: string } => {
  const clean = text.trim();
  if (clean.length <= max) return { first: clean, rest: '' };
  const sentences = [...clean.matchAll(/[^.!?।]+([.!?।]+["”’']?\s*)?/gu)].flatMap(([part, end]) => (end ? [part] : []));
  let first = '';
  for (const sentence of sentences) {
    if (first !== '' && first.length + sentence.length > max) break;
    first += sentence;
  }
  if (first === '' || first.length > max * 1.5) {
    const space = clean.lastIndexOf(' ', max);
    first = clean.slice(0, space < 1 ? max : space);
  }
  return { first: first.trimEnd(), rest: clean.slice(first.length).trim() };
};
