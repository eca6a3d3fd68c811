/** The opening of a text of at most so many words, ending at a sentence where one ends late enough, and the rest. */
export const splitWords = (text: string, max = 90): { readonly opening: string; readonly rest: string } => {
  const words = text.trim().split(/(?<=\s)/u);
  if (words.length <= max) return { opening: text.trim(), rest: '' };
  const cut = words.slice(0, max).join('');
  const end = Math.max(...['. ', '? ', '! ', '। ', '.\n'].map((mark) => cut.lastIndexOf(mark))) + 1;
  const at = end > cut.length / 2 ? end : cut.length;
  return { opening: text.trim().slice(0, at).trimEnd(), rest: text.trim().slice(at).trimStart() };
};
