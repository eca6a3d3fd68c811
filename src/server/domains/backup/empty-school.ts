import type { ClientBase } from 'pg';
import { quoteName } from '#server/store/app-role.ts';
import { setSchool } from './dump-rows.ts';
import { type TableFacts, waysIn } from './tables.ts';

/**
 * Deletes all rows of a school, its own among them, in an open transaction of the role that owns the tables; how many.
 */
export const emptySchool = async (
  client: ClientBase,
  tables: readonly TableFacts[],
  schoolId: number,
): Promise<number> => {
  await setSchool(client, schoolId);
  const own = tables.filter(({ hasSchool }) => hasSchool).map(({ name }) => name);
  let rows = 0;
  for (const name of [...waysIn, ...own.reverse()]) {
    const { rowCount } = await client.query(`delete from ${quoteName(name)} where school_id = $1`, [schoolId]);
    rows += rowCount ?? 0;
  }
  await client.query('delete from schools where id = $1', [schoolId]);
  return rows + 1;
};
