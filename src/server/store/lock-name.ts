import { sql } from 'drizzle-orm';
import type { Db } from './store.ts';

/**
 * Lets one transaction of a school at a time go on under a name, until it ends. Outside of schools the school is 0.
 * Advisory locks of PostgreSQL: two names may share one, and wait for each other.
 */
export const lockName = async (db: Pick<Db, 'execute'>, schoolId: number, name: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${schoolId}::int, hashtext(${name}))`);
};
