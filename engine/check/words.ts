/** An object can have thousands of findings, each of which shows all of it. */
const shown = new WeakMap<object, string>();

/** A value for people, cut where it is long. */
export const show = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return cut(value);
  const known = shown.get(value);
  if (known !== undefined) return known;
  const text = cut(value);
  shown.set(value, text);
  return text;
};

const cut = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
