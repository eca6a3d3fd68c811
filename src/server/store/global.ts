import { and, asc, count, desc, eq, gt, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { schoolsTag } from '#schemas/sources/index.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { containing, countRows, onlyRow } from './query.ts';
import type { NewSchool, School } from './schema.ts';
import { domains, schoolDirectory, schools } from './schema.ts';
import type { Db, Store, StoreContext } from './store.ts';

/** A school and, where it has one, its verified primary domain, which canonical links point to. */
export interface FoundSchool {
  schoolId: number;
  slug: string;
  schoolKey: string;
  name: string;
  status: School['status'];
  listed: boolean;
  primaryDomain: string | null;
}

const found = {
  schoolId: schools.id,
  slug: schools.slug,
  schoolKey: schools.schoolKey,
  name: schools.name,
  status: schools.status,
  listed: schools.listed,
  primaryDomain: sql<string | null>`(select host from domains where school_id = ${schools.id} and is_primary)`,
};

/** The school with this verified own domain (no port, any case). Slug hosts are for `findSchoolBySlug`. */
export const findSchoolByHost = async (store: Store, host: string): Promise<FoundSchool | undefined> =>
  store.global(async ({ db }) => {
    const owned = and(eq(domains.host, host.toLowerCase()), eq(domains.state, 'verified'));
    const rows = await db.select(found).from(domains).innerJoin(schools, eq(schools.id, domains.schoolId)).where(owned);
    return rows[0];
  });

/** The school with this slug, whatever its status. */
export const findSchoolBySlug = async (store: Store, slug: string): Promise<FoundSchool | undefined> =>
  store.global(async ({ db }) => {
    const rows = await db.select(found).from(schools).where(eq(schools.slug, slug.toLowerCase()));
    return rows[0];
  });

/** The school with this slug, whatever its status; the platform is none. Errors: `UNKNOWN_SCHOOL`. */
export const requireSchoolBySlug = async (store: Store, slug: string): Promise<FoundSchool> => {
  const school = await findSchoolBySlug(store, slug);
  if (!school || school.schoolId <= 0) throw new AppError('UNKNOWN_SCHOOL', { slug });
  return school;
};

/** The school with this id, whatever its status. */
export const findSchoolById = async (store: Store, schoolId: number): Promise<FoundSchool | undefined> =>
  store.global(async ({ db }) => {
    const rows = await db.select(found).from(schools).where(eq(schools.id, schoolId));
    return rows[0];
  });

/** Every school but the platform, by id. */
export const listSchools = async (store: Store): Promise<School[]> =>
  store.global(({ db }) => db.select().from(schools).where(gt(schools.id, 0)).orderBy(asc(schools.id)));

/** The ids of all that have a site: the platform's, 0, and those of the schools. */
export const listSiteIds = async (store: Store): Promise<number[]> => [
  0,
  ...(await listSchools(store)).map(({ id }) => id),
];

/** Which schools an operator looks for. */
export interface SchoolsQuery {
  readonly status?: School['status'];
  readonly listed?: boolean;
  /** In the name, the slug or the key. */
  readonly keyword?: string;
  readonly limit: number;
  readonly offset: number;
  /** Only these. */
  readonly ids?: readonly number[] | undefined;
}

/** A page of the schools, by id, and the number of all that are requested; in any transaction. */
export const pageOfSchools = async (
  { db }: StoreContext,
  { status, listed, keyword = '', ids, limit, offset }: SchoolsQuery,
): Promise<{ rows: (FoundSchool & { createdAt: Date })[]; total: number }> => {
  const pattern = containing(keyword);
  const where = and(
    gt(schools.id, 0),
    status === undefined ? undefined : eq(schools.status, status),
    listed === undefined ? undefined : eq(schools.listed, listed),
    ids && inArray(schools.id, [...ids]),
    keyword === ''
      ? undefined
      : or(ilike(schools.name, pattern), ilike(schools.slug, pattern), ilike(schools.schoolKey, pattern)),
  );
  const columns = { ...found, createdAt: schools.createdAt };
  const rows = await db.select(columns).from(schools).where(where).orderBy(asc(schools.id)).limit(limit).offset(offset);
  return { rows, total: await countRows(db, schools, where) };
};

/** The schools that registered last, the last first, in any transaction. */
export const newestSchools = ({ db }: StoreContext, limit: number): Promise<(FoundSchool & { createdAt: Date })[]> =>
  db
    .select({ ...found, createdAt: schools.createdAt })
    .from(schools)
    .where(gt(schools.id, 0))
    .orderBy(desc(schools.createdAt), desc(schools.id))
    .limit(limit);

/** How many schools there are by what makes their state, and how many registered since a time; in any transaction. */
export const countSchools = async (
  { db }: StoreContext,
  since: Date,
): Promise<{ states: (Pick<School, 'status' | 'listed'> & { count: number })[]; registered: number }> => {
  const { status, listed, id, createdAt } = schools;
  const states = await db
    .select({ status, listed, count: count() })
    .from(schools)
    .where(gt(id, 0))
    .groupBy(status, listed);
  return { states, registered: await countRows(db, schools, and(gt(id, 0), gt(createdAt, since))) };
};

/** A school as `pageOfSchools` has it, in any transaction. */
export const readSchool = async (
  { db }: StoreContext,
  schoolId: number,
): Promise<(FoundSchool & { createdAt: Date }) | undefined> => {
  const rows = await db
    .select({ ...found, createdAt: schools.createdAt })
    .from(schools)
    .where(eq(schools.id, schoolId));
  return rows[0];
};

/** A school as the public directory shows it. */
export type ListedSchool = typeof schoolDirectory.$inferSelect;

/** A part of the directory, from the school at `offset`. */
export interface DirectoryPage {
  readonly limit: number;
  readonly offset?: number;
  /** Only those with this text in their name. */
  readonly keyword?: string;
}

/** A page of the active and listed schools, by name. */
export const listedSchools = async (store: Store, page: DirectoryPage): Promise<ListedSchool[]> =>
  store.global(({ db }) => selectListed(db, page));

/**
 * As `listedSchools`, only those with a text in the city or address that visitors see at a time; and the next time
 * at which those of that place may be others.
 */
export const listedSchoolsAt = async (
  store: Store,
  { place, now, ...page }: DirectoryPage & { readonly place: string; readonly now: Date },
): Promise<{ schools: ListedSchool[]; next: Date | null }> => {
  const instant = sql`${now.toISOString()}::timestamptz`;
  const found = sql`select school_id from schools_at(${place})
    where coalesce(begins <= ${instant}, true) and coalesce(ends > ${instant}, true)`;
  return store.global(async ({ db }) => {
    const schools = await selectListed(db, page, sql`${schoolDirectory.id} in (${found})`);
    const { rows } = await db.execute<{ next: string | null }>(
      sql`select min(moment) as next from schools_at(${place}), unnest(array[begins, ends]) as moment
        where moment > ${instant}`,
    );
    const next = rows[0]?.next;
    return { schools, next: next ? new Date(next) : null };
  });
};

const selectListed = (db: Db, { limit, offset = 0, keyword = '' }: DirectoryPage, where?: SQL) =>
  db
    .select()
    .from(schoolDirectory)
    .where(and(keyword === '' ? undefined : ilike(schoolDirectory.name, containing(keyword)), where))
    .orderBy(asc(schoolDirectory.name), asc(schoolDirectory.id))
    .limit(limit)
    .offset(offset);

/** The active and listed school with a slug, in any case, or else with a key. */
export const findListedSchool = async (store: Store, slugOrKey: string): Promise<ListedSchool | undefined> =>
  store.global(async ({ db }) => {
    const slug = eq(schoolDirectory.slug, slugOrKey.toLowerCase());
    const rows = await db
      .select()
      .from(schoolDirectory)
      .where(or(slug, eq(schoolDirectory.schoolKey, slugOrKey)))
      .orderBy(desc(slug))
      .limit(1);
    return rows[0];
  });

/** Changes a school, inside a transaction of it; undefined if there is none. Touches `schools` and `school:<id>`. */
export const changeSchool = async (
  { db, touch }: StoreContext,
  schoolId: number,
  changes: Partial<NewSchool>,
): Promise<School | undefined> => {
  const rows = await db.update(schools).set(changes).where(eq(schools.id, schoolId)).returning();
  touch(schoolsTag);
  touch(`school:${schoolId}`);
  return rows[0];
};

/** Whether a school came with the product to show what one looks like. The platform is a demo while any of them is. */
export const isDemoSchool = async ({ db }: Pick<StoreContext, 'db'>, schoolId: number): Promise<boolean> => {
  const shown = schoolId === 0 ? eq(schools.status, 'active') : eq(schools.id, schoolId);
  const rows = await db.select({ id: schools.id }).from(schools).where(and(schools.isDemo, shown)).limit(1);
  return rows.length > 0;
};

/** Takes the id of a school that is added later, with `addSchool`; one that is never added stays unused. */
export const reserveSchoolId = async (store: Store): Promise<number> =>
  store.global(async ({ db }) => {
    const next = sql`select nextval(pg_get_serial_sequence('schools', 'id'))::int as id`;
    return onlyRow((await db.execute<{ id: number }>(next)).rows).id;
  });

/** Adds a school under a reserved id, inside its own transaction. Touches `schools` and `school:<id>`. */
export const addSchool = async ({ db, touch }: StoreContext, school: NewSchool & { id: number }): Promise<void> => {
  await db.insert(schools).overridingSystemValue().values(school);
  touch(schoolsTag);
  touch(`school:${school.id}`);
};

/** A school's row, which no other transaction changes until this one ends. */
export const lockSchool = async ({ db }: StoreContext, schoolId: number): Promise<School | undefined> => {
  const rows = await db.select().from(schools).where(eq(schools.id, schoolId)).for('update');
  return rows[0];
};

/** Whether another school than this one has the key. */
export const isSchoolKeyTaken = async ({ db }: StoreContext, schoolKey: string, schoolId: number): Promise<boolean> => {
  const others = and(eq(schools.schoolKey, schoolKey), ne(schools.id, schoolId));
  return (await db.select({ id: schools.id }).from(schools).where(others)).length > 0;
};
