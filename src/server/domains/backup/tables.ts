import type { ClientBase } from 'pg';

/** What a backup must know of a table. */
export interface TableFacts {
  readonly name: string;
  /** Without those that the database fills by itself. */
  readonly columns: readonly string[];
  /** Whether each row is one school's, behind row-level security. */
  readonly isTenant: boolean;
  readonly hasSchool: boolean;
  /** The column that a sequence numbers; null if none does. */
  readonly identity: string | null;
}

interface Found extends TableFacts {
  readonly needs: readonly string[];
}

/** Ways in, each before those that its rows refer to. They end with a restore: a copy of the database must be none. */
export const waysIn = ['sessions', 'support_visits', 'support_grants'] as const;

/**
 * What limits have counted is of use for minutes, and the log of commits for a day. The installation's own facts stay
 * with it.
 */
const leftOut = new Set<string>([...waysIn, 'rate_limit_windows', 'commit_log', 'installation']);

/**
 * Every table of the program, each after those that its rows refer to. Read from the database: whatever schema it has.
 */
export const readTables = async (client: ClientBase): Promise<readonly TableFacts[]> => {
  const { rows } = await client.query<Found>(`
    select c.relname as name, c.relrowsecurity as "isTenant",
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'school_id' and not a.attisdropped)
        as "hasSchool",
      (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '') as identity,
      coalesce((select array_agg(distinct k.confrelid::regclass::text) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '{}') as needs
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and pg_has_role(c.relowner, 'USAGE') order by 1`);
  return inOrder(rows.filter(({ name }) => !leftOut.has(name)));
};

const inOrder = (tables: readonly Found[]): Found[] => {
  const sorted: Found[] = [];
  const done = new Set<string>();
  let left = [...tables];
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ needs }) => !needs.some((name) => names.has(name) && !done.has(name)));
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}.`);
    sorted.push(...ready);
    for (const { name } of ready) done.add(name);
    left = left.filter(({ name }) => !done.has(name));
  }
  return sorted;
};
