/** The name that a thing has now, through any number of renames; its own where it was never renamed. */
export const currentName = (renames: Readonly<Record<string, string>> | undefined, name: string): string => {
  const seen = new Set<string>();
  let current = name;
  while (renames && Object.hasOwn(renames, current) && !seen.has(current)) {
    seen.add(current);
    current = renames[current] ?? current;
  }
  return current;
};
