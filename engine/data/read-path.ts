/** The value at a path of own properties, or undefined. */
export const readPath = (value: unknown, path: readonly string[]): unknown => {
  let current = value;
  for (const part of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part)) return undefined;
    current = (current as Record<string, unknown>)[part];
  }
  return current;
};
