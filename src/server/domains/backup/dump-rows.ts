import { setImmediate } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { quoteName } from '#server/store/app-role.ts';
import type { TableFacts } from './tables.ts';

/** One row as PostgreSQL writes it in JSON. */
export interface DumpedRow {
  readonly table: string;
  readonly row: string;
}

/** A row may have hundreds of kilobytes, and what one fetch answers is read in one go. */
const rowsPerFetch = 20;

/** Makes the rows of a school those in sight, and of no other. */
export const setSchool = (client: ClientBase, schoolId: number | ''): Promise<unknown> =>
  client.query("select set_config('app.school_id', $1, true)", [String(schoolId)]);

/**
 * The rows of a school, or with `null` those of the tables that are no school's, in an open transaction. A few at a
 * time, whatever their number: in between, the thread does other work.
 */
export async function* dumpRows(
  client: ClientBase,
  tables: readonly TableFacts[],
  { schoolId, onlySchool }: { readonly schoolId: number | null; readonly onlySchool: number | null },
): AsyncGenerator<DumpedRow> {
  await setSchool(client, schoolId ?? '');
  const selects = tables.flatMap(({ name, isTenant, hasSchool }) => {
    if (isTenant !== (schoolId !== null)) return [];
    const from = `select '${name}' as "table", row_to_json(t)::text as row from ${quoteName(name)} t`;
    if (isTenant) return [`${from} where school_id = ${schoolId}`];
    if (onlySchool === null) return [from];
    if (name === 'schools') return [`${from} where id = ${onlySchool}`];
    return hasSchool ? [`${from} where school_id = ${onlySchool}`] : [];
  });
  if (selects.length === 0) return;
  await client.query(`declare dump no scroll cursor for ${selects.join(' union all ')}`);
  for (;;) {
    const { rows } = await client.query<DumpedRow>(`fetch ${rowsPerFetch} from dump`);
    yield* rows;
    if (rows.length < rowsPerFetch) break;
    // The embedded database may have answered before the thread has looked at anything else.
    await setImmediate();
  }
  await client.query('close dump');
}
