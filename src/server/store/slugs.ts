import { and, eq, like, ne, or } from 'drizzle-orm';
import { AppError } from '#shared/errors/app-error.ts';
import { changeSchool, type FoundSchool, findSchoolById } from './global.ts';
import { domains, schools } from './schema.ts';
import type { Store, StoreContext } from './store.ts';

/**
 * A former slug of a school is stored among its domains under a name that no host can have (RFC 6761), so that it keeps
 * leading to the school and no other can take it.
 */
export const formerSuffix = '.slug.invalid';

const formerHost = (slug: string): string => slug.toLowerCase() + formerSuffix;

/** The school that had this slug before, whatever its status. */
export const findSchoolByFormerSlug = async (store: Store, slug: string): Promise<FoundSchool | undefined> => {
  const [row] = await store.global(({ db }) =>
    db
      .select({ schoolId: domains.schoolId })
      .from(domains)
      .where(eq(domains.host, formerHost(slug))),
  );
  return row && findSchoolById(store, row.schoolId);
};

/**
 * Throws `SLUG_TAKEN` where another school than this one had the slug before. After the school's own row is written
 * and in the same transaction, so that of two who take it at once only one does.
 */
export const requireOwnSlug = async ({ db }: StoreContext, schoolId: number, slug: string): Promise<void> => {
  const others = and(eq(domains.host, formerHost(slug)), ne(domains.schoolId, schoolId));
  if ((await db.select({ host: domains.host }).from(domains).where(others)).length > 0)
    throw new AppError('SLUG_TAKEN', { slug });
};

interface SlugChange {
  readonly schoolId: number;
  readonly slug: string;
  readonly before: string;
}

/**
 * Gives a school another slug; the one before leads to it from then on. Errors: `SLUG_TAKEN`. Touches `schools`,
 * `domains` and `school:<id>`.
 */
export const changeSlug = async (context: StoreContext, { schoolId, slug, before }: SlugChange): Promise<void> => {
  const { db, touch } = context;
  const others = and(eq(schools.slug, slug), ne(schools.id, schoolId));
  if ((await db.select({ id: schools.id }).from(schools).where(others)).length > 0)
    throw new AppError('SLUG_TAKEN', { slug });
  await changeSchool(context, schoolId, { slug });
  await requireOwnSlug(context, schoolId, slug);
  // A school that takes back a slug of its own has it again, and nothing leads from it.
  await db.delete(domains).where(eq(domains.host, formerHost(slug)));
  await db.insert(domains).values({ host: formerHost(before), schoolId, state: 'verified', token: '' });
  touch('domains');
};

/** The slugs in use, or in use before, that are this one, or this one with a dash and more behind it. */
export const slugsLike = async (store: Store, slug: string): Promise<string[]> =>
  store.global(async ({ db }) => {
    const taken = or(eq(schools.slug, slug), like(schools.slug, `${slug}-%`));
    const current = await db.select({ slug: schools.slug }).from(schools).where(taken);
    const left = or(eq(domains.host, formerHost(slug)), like(domains.host, `${slug}-%${formerSuffix}`));
    const former = await db.select({ host: domains.host }).from(domains).where(left);
    return [...current.map((school) => school.slug), ...former.map(({ host }) => host.slice(0, -formerSuffix.length))];
  });
