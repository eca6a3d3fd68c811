import { randomBytes } from 'node:crypto';
import { quoteName } from '#server/store/app-role.ts';
import type { Store } from '#server/store/store.ts';
import { type DumpedRow, partOf, rowsPerFetch } from './dump-rows.ts';
import type { TableFacts } from './tables.ts';

/** What begins to put rows aside, and the name under which they are read then. */
export interface HeldRows {
  readonly sql: string;
  readonly cursor: string;
}

/**
 * Has a database put aside all rows of a backup as they stand in an open transaction, once that is committed: those of no
 * school first, then school by school. For who has all rows in sight, as the owner of the embedded database has.
 */
export const holdRows = (tables: readonly TableFacts[], onlySchool: number | null): HeldRows => {
  const cursor = `backup_${randomBytes(8).toString('hex')}`;
  const selects = tables.flatMap((table, at) => {
    const part = partOf(table, onlySchool);
    const school = table.isTenant ? 't.school_id' : 'null::int';
    const columns = `${school} as school, ${at} as at, t.ctid as place, '${table.name}' as "table"`;
    return part === undefined
      ? []
      : [`select ${columns}, row_to_json(t)::text as row from ${quoteName(table.name)} t ${part}`];
  });
  const sql = `declare ${cursor} no scroll cursor with hold for select school, "table", row
    from (${selects.join(' union all ')}) held order by school nulls first, at, place`;
  return { sql, cursor };
};

/** The rows that were put aside, a few at a time; in between, others have the connection. */
export async function* readHeldRows(connection: Store['connection'], { cursor }: HeldRows): AsyncGenerator<DumpedRow> {
  const sql = `fetch ${rowsPerFetch} from ${cursor}`;
  for (;;) {
    const { rows } = await connection((client) => client.query<DumpedRow>(sql), { writes: false });
    yield* rows;
    if (rows.length < rowsPerFetch) return;
  }
}

/** Forgets what was put aside. A database that was started again has done so. */
export const dropHeldRows = (connection: Store['connection'], { cursor }: HeldRows): Promise<unknown> =>
  connection((client) => client.query(`close ${cursor}`), { writes: false }).catch(() => undefined);
