import { and, eq, like, ne, not } from 'drizzle-orm';
import { type Domain, domains } from './schema.ts';
import { formerSuffix } from './slugs.ts';
import type { StoreContext } from './store.ts';

/** The domain of its own that a school has or wants, as far as it has one. In any transaction. */
export const findOwnDomain = async ({ db }: StoreContext, schoolId: number): Promise<Domain | undefined> => {
  const [row] = await db.select().from(domains).where(isOwn(schoolId));
  return row;
};

/** As `findOwnDomain`; no other transaction changes it until this one ends. */
export const lockOwnDomain = async ({ db }: StoreContext, schoolId: number): Promise<Domain | undefined> => {
  const [row] = await db.select().from(domains).where(isOwn(schoolId)).for('update');
  return row;
};

const isOwn = (schoolId: number) => and(eq(domains.schoolId, schoolId), not(like(domains.host, `%${formerSuffix}`)));

/** Whether another school has proved that a host is its own. In any transaction. */
export const isProvedByOther = async (
  { db }: StoreContext,
  { schoolId, host }: Pick<Domain, 'schoolId' | 'host'>,
): Promise<boolean> => {
  const proved = and(eq(domains.host, host), eq(domains.state, 'verified'), ne(domains.schoolId, schoolId));
  return (await db.select({ host: domains.host }).from(domains).where(proved)).length > 0;
};

/** Writes down the domain that a school wants in the place of the one before. Touches `schools` and `school:<id>`. */
export const claimDomain = async (
  context: StoreContext,
  { schoolId, host, token }: Pick<Domain, 'schoolId' | 'host' | 'token'>,
): Promise<void> => {
  await dropOwnDomain(context, schoolId);
  await context.db.insert(domains).values({ schoolId, host, token });
};

/** Takes a school's own domain away. Touches `schools` and `school:<id>`. */
export const dropOwnDomain = async ({ db, touch }: StoreContext, schoolId: number): Promise<void> => {
  await db.delete(domains).where(isOwn(schoolId));
  touch('schools');
  touch(`school:${schoolId}`);
};

/** Writes down what a look at the records of a domain has found. Touches `schools` and `school:<id>`. */
export const recordDomain = async (
  { db, touch }: StoreContext,
  { schoolId, host }: Pick<Domain, 'schoolId' | 'host'>,
  found: Pick<Domain, 'state' | 'isPrimary' | 'checkedAt' | 'problem'>,
): Promise<void> => {
  await db
    .update(domains)
    .set(found)
    .where(and(eq(domains.schoolId, schoolId), eq(domains.host, host)));
  touch('schools');
  touch(`school:${schoolId}`);
};

/** The own domains of all schools, by host: for operators. */
export const allOwnDomains = ({ db }: StoreContext): Promise<Domain[]> =>
  db
    .select()
    .from(domains)
    .where(not(like(domains.host, `%${formerSuffix}`)))
    .orderBy(domains.host);
