/** The first two paragraphs of a text, and whether there is more. A very long paragraph ends at a full stop. */
export const openingOf = (
  text: string,
  max = 900,
): { readonly paragraphs: readonly string[]; readonly more: boolean } => {
  const all = text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const shown = all.slice(0, 2).map((paragraph) => {
    if (paragraph.length <= max) return paragraph;
    const end = Math.max(...['. ', '? ', '! ', '। '].map((mark) => paragraph.lastIndexOf(mark, max)));
    return paragraph.slice(0, end > 0 ? end + 1 : max);
  });
  return { paragraphs: shown, more: shown.join('').length < all.join('').length };
};
