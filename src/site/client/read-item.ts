/** What the browser keeps for the site under a name; null where it keeps nothing. */
export const readItem = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};
