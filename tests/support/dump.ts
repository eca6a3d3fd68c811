import { sql } from 'drizzle-orm';
import type { Store } from '#server/store/store.ts';

/** Every row of a school as text, by table: what a test compares before and after, or searches. */
export type Dump = ReadonlyMap<string, readonly string[]>;

/** Reads all tables that have a `school_id`, as the school sees them. */
export const dumpSchool = (store: Store, schoolId: number): Promise<Dump> =>
  store.school(
    schoolId,
    async ({ db }) => {
      const tables = await db.execute<{ name: string }>(sql`
        select c.table_name as name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'school_id' order by 1`);
      const dump = new Map<string, readonly string[]>();
      for (const { name } of tables.rows) {
        const rows = await db.execute<{ row: unknown }>(
          sql`select row_to_json(t) as row from ${sql.identifier(name)} t where school_id = ${schoolId}`,
        );
        dump.set(name, rows.rows.map(({ row }) => JSON.stringify(row)).sort());
      }
      return dump;
    },
    { readOnly: true },
  );
