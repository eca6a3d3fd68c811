import { setImmediate } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { quoteName } from '#server/store/app-role.ts';
import type { TableFacts } from './tables.ts';

/** One row as PostgreSQL writes it in JSON. */
export interface DumpedRow {
  /** Whose it is; null for no school's. */
  readonly school: number | null;
  readonly table: string;
  readonly row: string;
}

/** A row may have hundreds of kilobytes, and what one fetch answers is read in one go. */
export const rowsPerFetch = 20;

/** Makes the rows of a school those in sight, and of no other. */
export const setSchool = (client: ClientBase, schoolId: number | ''): Promise<unknown> =>
  client.query("select set_config('app.school_id', $1, true)", [String(schoolId)]);

/** The condition on a table's rows that belong to a backup, of one school or of all; undefined where none does. */
export const partOf = ({ name, isTenant, hasSchool }: TableFacts, onlySchool: number | null): string | undefined => {
  if (onlySchool === null) return '';
  if (name === 'schools') return `where id = ${onlySchool}`;
  return isTenant || hasSchool ? `where school_id = ${onlySchool}` : undefined;
};

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
  const selects = tables.flatMap((table) => {
    const part = table.isTenant === (schoolId !== null) ? partOf(table, schoolId ?? onlySchool) : undefined;
    const columns = `${schoolId ?? 'null::int'} as school, '${table.name}' as "table", row_to_json(t)::text as row`;
    return part === undefined ? [] : [`select ${columns} from ${quoteName(table.name)} t ${part}`];
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
