/** A query with some of its parts set; what is undefined or empty is taken out. */
export const changedSearch = (
  before: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams => {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
};
