import { type SQL, sql } from 'drizzle-orm';
import { refuse } from '#server/core/errors/refusals.ts';
import { selectOfEachSchool } from '#server/store/each-school.ts';
import { lockName } from '#server/store/lock-name.ts';
import { type MediaVariant, media } from '#server/store/schema.ts';
import type { Db, Store, StoreContext } from '#server/store/store.ts';

/** The most that pictures and files of one school take, in bytes, where MEDIA_QUOTA_MB says nothing: 5 GB. */
export const defaultMediaQuota = 5 * 1024 ** 3;

/** What uploads under way at once may come to, in bytes: only this near to the quota do they wait for each other. */
const slack = 256 * 1024 ** 2;

/** What counts of a file: what was sent of it, and every size that was made from it. */
type Counted = { readonly bytes: number; readonly variants?: readonly MediaVariant[] | undefined };

const bytesOf = ({ bytes, variants = [] }: Counted): number =>
  variants.reduce((sum, variant) => sum + variant.bytes, bytes);

/**
 * Lets a transaction of a school add a file to what it has, as the database counts it. Errors: `GUARD` where that is
 * more than the quota (bytes).
 */
export const requireRoom = async (
  { db }: StoreContext,
  schoolId: number,
  file: Counted,
  quota: number,
): Promise<void> => {
  const added = bytesOf(file);
  if ((await usedBytes(db, schoolId)) + added + slack <= quota) return;
  await lockName(db, schoolId, 'media quota');
  if ((await usedBytes(db, schoolId)) + added <= quota) return;
  throw refuse(
    `There is no room left: pictures and files of a school may take ${sizeText(quota)}. Delete some that nothing uses.`,
  );
};

/** What pictures and files of a school take, in bytes, as the quota counts them. */
export const usedBytes = async (db: Db, schoolId: number): Promise<number> => {
  const { rows } = await db.execute<{ bytes: number }>(selectUsed(sql`${schoolId}::int`));
  return Number(rows[0]?.bytes ?? 0);
};

/** The same of each school with pictures or files, by its id. */
export const usedBytesOfSchools = async (store: Store): Promise<ReadonlyMap<number, number>> => {
  const rows = await selectOfEachSchool<{ bytes: number }>(store, selectUsed);
  return new Map(rows.map(({ schoolId, bytes }) => [schoolId, Number(bytes)]));
};

const selectUsed = (schoolId: SQL): SQL => {
  const made = sql`(select sum((variant->>'bytes')::bigint) from jsonb_array_elements(${media.variants}) as variant)`;
  return sql`select coalesce(sum(${media.bytes} + coalesce(${made}, 0)), 0)::float8 as bytes
    from ${media} where ${media.schoolId} = ${schoolId}`;
};

/** A number of bytes for people. */
export const sizeText = (bytes: number): string =>
  bytes >= 1024 ** 3 ? `${round(bytes / 1024 ** 3)} GB` : `${round(bytes / 1024 ** 2)} MB`;

const round = (value: number): number => Number(value.toFixed(1));
