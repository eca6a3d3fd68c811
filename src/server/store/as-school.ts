import { sql } from 'drizzle-orm';
import type { StoreContext } from './store.ts';

/**
 * Runs a part of a transaction on the rows of another school, 0 for the platform's own, and then goes back: for what
 * must be recorded in two places or not at all. An error of the work must leave the transaction.
 */
export const asSchool = async <T>({ db }: StoreContext, schoolId: number, work: () => Promise<T>): Promise<T> => {
  const own = await db.execute<{ school: string | null }>(sql`select current_setting('app.school_id', true) as school`);
  const become = (school: string) => db.execute(sql`select set_config('app.school_id', ${school}, true)`);
  await become(String(schoolId));
  const result = await work();
  await become(own.rows[0]?.school ?? '');
  return result;
};
