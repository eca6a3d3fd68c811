import { sql } from 'drizzle-orm';
import type { LookupKind } from '#schemas/lookups/index.ts';
import type { StoreContext } from '#server/store/store.ts';

/** Lets no other transaction change the same list of the school until this one ends. */
export const lockList = async ({ db }: StoreContext, schoolId: number, { kind }: LookupKind): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${schoolId}::int, hashtext(${`lookup ${kind}`}))`);
};
