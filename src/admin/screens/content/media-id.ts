/** The id of what a field names in the library, `media:<id>`; undefined for anything else. */
export const mediaIdOf = (value: unknown): number | undefined => {
  const [, id] = typeof value === 'string' ? (/^media:(\d+)$/.exec(value) ?? []) : [];
  return id === undefined ? undefined : Number(id);
};
