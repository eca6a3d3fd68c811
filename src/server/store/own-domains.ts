import { and, eq, like, ne, not, type SQL } from 'drizzle-orm';
import { type Domain, domains } from './schema.ts';
import { formerSuffix } from './slugs.ts';
import type { StoreContext } from './store.ts';

/**
 * The domains of its own that a school has or wants: the one that is to be proved, before the one that is in use until
 * then. In any transaction.
 */
export const findOwnDomains = ({ db }: StoreContext, schoolId: number): Promise<Domain[]> =>
  db.select().from(domains).where(isOwn(schoolId)).orderBy(isProved);

/** As `findOwnDomains`; no other transaction changes them until this one ends. */
export const lockOwnDomains = ({ db }: StoreContext, schoolId: number): Promise<Domain[]> =>
  db.select().from(domains).where(isOwn(schoolId)).orderBy(isProved).for('update');

const isProved = eq(domains.state, 'verified');

const isOwn = (schoolId: number) => and(eq(domains.schoolId, schoolId), not(like(domains.host, `%${formerSuffix}`)));

/** Whether another school has proved that a host is its own. In any transaction. */
export const isProvedByOther = async (
  { db }: StoreContext,
  { schoolId, host }: Pick<Domain, 'schoolId' | 'host'>,
): Promise<boolean> => {
  const proved = and(eq(domains.host, host), eq(domains.state, 'verified'), ne(domains.schoolId, schoolId));
  return (await db.select({ host: domains.host }).from(domains).where(proved)).length > 0;
};

/**
 * Writes down the domain that a school wants, in the place of another that is not proved; the one in use stays so until
 * this one is proved. Touches `schools` and `school:<id>`.
 */
export const claimDomain = async (
  context: StoreContext,
  { schoolId, host, token }: Pick<Domain, 'schoolId' | 'host' | 'token'>,
): Promise<void> => {
  await dropDomains(context, schoolId, not(isProved));
  await context.db.insert(domains).values({ schoolId, host, token });
};

/** Takes one of a school's own domains away. Touches `schools` and `school:<id>`. */
export const dropOwnDomain = (
  context: StoreContext,
  { schoolId, host }: Pick<Domain, 'schoolId' | 'host'>,
): Promise<void> => dropDomains(context, schoolId, eq(domains.host, host));

/** Takes all of a school's own domains away but one. Touches `schools` and `school:<id>`. */
export const dropOtherDomains = (
  context: StoreContext,
  { schoolId, host }: Pick<Domain, 'schoolId' | 'host'>,
): Promise<void> => dropDomains(context, schoolId, ne(domains.host, host));

const dropDomains = async ({ db, touch }: StoreContext, schoolId: number, which: SQL): Promise<void> => {
  await db.delete(domains).where(and(isOwn(schoolId), which));
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
