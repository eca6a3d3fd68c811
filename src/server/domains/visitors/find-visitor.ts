import { and, asc, eq } from 'drizzle-orm';
import { notFound } from '#server/core/errors/refusals.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { lockName } from '#server/store/lock-name.ts';
import { visitors } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import type { StoredVisitor } from './visitor-row.ts';

/** A visit that no other transaction changes until this one ends. Errors: `NOT_FOUND`. */
export const lockVisitor = async ({ db }: StoreContext, id: number): Promise<StoredVisitor> => {
  const [row] = await db.select().from(visitors).where(eq(visitors.id, id)).for('update');
  if (!row) throw notFound();
  return row;
};

/** Until the transaction ends, nobody else comes in with these numbers, nor has a visit changed to one of them. */
export const lockMobiles = async (
  { db }: StoreContext,
  schoolId: number,
  mobiles: readonly string[],
): Promise<void> => {
  for (const mobile of [...new Set(mobiles)].toSorted()) await lockName(db, schoolId, `visitor ${mobile}`);
};

/**
 * As `lockVisitor`, with the number that it has and the one that it is to have. Numbers are locked before rows
 * everywhere, so that two desks never wait for each other. Errors: `NOT_FOUND`.
 */
export const lockWithMobile = async (context: StoreContext, id: number, next?: string): Promise<StoredVisitor> => {
  const [found] = await context.db
    .select({ schoolId: visitors.schoolId, mobile: visitors.mobile })
    .from(visitors)
    .where(eq(visitors.id, id));
  if (!found) throw notFound();
  await lockMobiles(context, found.schoolId, [found.mobile, ...(next === undefined ? [] : [next])]);
  return lockVisitor(context, id);
};

/** As `lockVisitor`, by the number on the pass. */
export const lockByPass = async ({ db }: StoreContext, passNo: string): Promise<StoredVisitor> => {
  const [row] = await db.select().from(visitors).where(eq(visitors.passNo, passNo.trim())).for('update');
  if (!row) throw notFound();
  return row;
};

/** As `lockVisitor`, of the visit that a number is expected for on a day; undefined where there is none. */
export const lockExpected = async (
  { db }: StoreContext,
  mobile: string,
  day: string,
): Promise<StoredVisitor | undefined> => {
  const [row] = await db
    .select()
    .from(visitors)
    .where(and(eq(visitors.mobile, mobile), eq(visitors.state, 'Expected'), eq(visitors.day, day)))
    .orderBy(asc(visitors.id))
    .limit(1)
    .for('update');
  return row;
};

/** Changes a visit that was locked, and writes down which fields. */
export const changeVisitor = async (
  transaction: WriteContext,
  before: StoredVisitor,
  change: Partial<StoredVisitor>,
): Promise<void> => {
  await transaction.db.update(visitors).set(change).where(eq(visitors.id, before.id));
  const names = Object.keys(change) as (keyof StoredVisitor)[];
  const was = Object.fromEntries(names.map((name) => [name, before[name]]));
  await transaction.audit({ entity: 'visitor', id: before.id, before: was, after: change });
};
