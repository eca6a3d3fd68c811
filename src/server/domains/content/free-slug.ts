/** What leaves room for the number in a slug's 200 characters. */
const maxNumberedLength = 180;

/** A blog's slug: the wanted one, with `-<id>` where that is empty or taken (docs/domain.md, Addresses). */
export const freeSlug = (slug: string, id: number, taken: ReadonlySet<string>): string => {
  if (slug !== '' && !taken.has(slug)) return slug;
  const numbered = `${slug.slice(0, maxNumberedLength).replace(/-$/, '')}-${id}`;
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? numbered : `${numbered}-${count}`;
    if (!taken.has(candidate)) return candidate;
  }
};
