/** What the browser keeps for the site under a name; null where it keeps nothing. */
export const readItem = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Whether the browser keeps anything for the site under a name that begins so. */
export const hasItem = (prefix: string): boolean => {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(prefix));
  } catch {
    return false;
  }
};
