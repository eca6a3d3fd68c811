/** Items of a list without ids, each with a key that is unique even where two have the same name. */
export const keyed = <T>(
  items: readonly T[],
  nameOf: (item: T) => string,
): { readonly key: string; readonly item: T }[] => {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { key: `${name} ${times}`, item };
  });
};
