const prefix = 'data.';

/** The data entry that a ref is of; undefined if it is of something else. */
export const dataIdOf = (ref: string): string | undefined => {
  if (!ref.startsWith(prefix)) return undefined;
  const end = ref.indexOf('.', prefix.length);
  return end < 0 ? ref.slice(prefix.length) : ref.slice(prefix.length, end);
};

/** Where in the entry's answer the ref leads; empty for all of it. */
export const dataPathOf = (ref: string): readonly string[] => {
  const end = ref.indexOf('.', prefix.length);
  return end < 0 ? whole : ref.slice(end + 1).split('.');
};

const whole: readonly string[] = [];
