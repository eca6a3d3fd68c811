import { sql } from 'drizzle-orm';
import type { StoreContext } from './store.ts';

/** Another request of a school under the same key waits until this transaction ends. */
export const lockClientKey = async ({ db }: StoreContext, schoolId: number, clientKey: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${schoolId}, hashtext(${`client key ${clientKey}`}))`);
};
