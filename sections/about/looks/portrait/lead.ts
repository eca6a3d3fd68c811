/** The opening sentence set apart, and the rest by paragraph. No sentence is long enough to open: no lead. */
export const splitLead = (description: string): { readonly lead: string; readonly paragraphs: readonly string[] } => {
  const [first = '', ...rest] = description
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const sentence = /^.{24,220}?[.!?।](?=\s|$)/su.exec(first)?.[0] ?? '';
  const remainder = first.slice(sentence.length).trim();
  return { lead: sentence, paragraphs: remainder ? [remainder, ...rest] : rest };
};
