import { slugsLike } from '#server/store/slugs.ts';
import type { Store } from '#server/store/store.ts';
import { isSchoolSlug, slugify } from '#server/tenancy/school-slug.ts';

/** Leaves room for a number behind it in the 60 characters of a slug. */
const maxLength = 54;
const shortest = 3;

/** The slug of a school's name: its Latin letters without accents, and its digits. */
export const slugOfName = (name: string): string => {
  const plain = slugify(name.normalize('NFKD').replace(/\p{M}/gu, ''));
  const slug = plain.slice(0, maxLength).replace(/-$/, '');
  if (slug === '') return 'school';
  return slug.length < shortest ? `school-${slug}` : slug;
};

/** The slug of a name that no school has, with `-2` and so on where it is taken or reserved. */
export const freeSlug = async (store: Store, name: string): Promise<string> => {
  const slug = slugOfName(name);
  const taken = new Set(await slugsLike(store, slug));
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? slug : `${slug}-${count}`;
    if (isSchoolSlug(candidate) && !taken.has(candidate)) return candidate;
  }
};
