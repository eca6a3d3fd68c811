import type { ClientBase } from 'pg';
import { mediaKey } from '#server/files/storage/storage.ts';
import { quoteName } from '#server/store/app-role.ts';
import type { MediaVariant } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { Manifest } from './archive.ts';
import { setSchool } from './dump-rows.ts';
import type { TableFacts } from './tables.ts';

/** What one school's id in the file becomes here. */
export type SchoolIds = ReadonlyMap<number, number>;

type Row = Readonly<Record<string, unknown>>;

export interface Line {
  readonly table: string;
  readonly row: Row;
}

/** The rows of one of the archive's files. */
export const linesOf = (data: Buffer): Line[] =>
  data
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

/** A row under the id that its school has here. */
export const moved = (table: string, row: Row, ids: SchoolIds): Row => {
  const own = (id: unknown): number => ids.get(Number(id)) ?? Number(id);
  if (table === 'schools') return { ...row, id: own(row.id) };
  if (row.school_id === undefined) return row;
  const there = { ...row, school_id: own(row.school_id) };
  if (table !== 'media') return there;
  const variants = (row.variants as MediaVariant[]).map((variant) => ({ ...variant, key: movedKey(variant.key, ids) }));
  return { ...there, variants };
};

/** A file's key under the id that its school has here. */
export const movedKey = (key: string, ids: SchoolIds): string => {
  const [school = '', id = '', ...rest] = key.split('/');
  return mediaKey(ids.get(Number(school)) ?? Number(school), Number(id), rest.join('/'));
};

interface Run {
  readonly table: string;
  readonly school: unknown;
  readonly rows: Row[];
}

const maxRowsPerRun = 500;

/** Rows that follow each other in one table of one school. */
export const runsOf = (lines: readonly Line[]): Run[] => {
  const runs: Run[] = [];
  for (const { table, row } of lines) {
    const last = runs.at(-1);
    const isNext = last?.table === table && last.school === row.school_id && last.rows.length < maxRowsPerRun;
    if (last && isNext) last.rows.push(row);
    else runs.push({ table, school: row.school_id, rows: [row] });
  }
  return runs;
};

interface Insertion extends Run {
  readonly tables: ReadonlyMap<string, TableFacts>;
  readonly kind: Manifest['kind'];
}

/** Inserts rows of one table of one school, with the ids that they have. */
export const insertRows = async (
  client: ClientBase,
  { table, school, rows, tables, kind }: Insertion,
): Promise<void> => {
  const facts = tables.get(table);
  if (!facts) throw new AppError('BACKUP_TABLE', { table });
  await setSchool(client, facts.isTenant ? Number(school) : '');
  // Columns that the backup's database did not have yet get their defaults.
  const known = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = facts.columns.filter((column) => known.has(column)).map(quoteName);
  // An empty installation has the platform's own row and themes already.
  const conflict = kind === 'whole' && !facts.isTenant ? 'on conflict do nothing' : '';
  await client.query(
    `insert into ${quoteName(table)} (${columns.join(', ')}) overriding system value
     select ${columns.join(', ')} from json_populate_recordset(null::${quoteName(table)}, $1::json) ${conflict}`,
    [JSON.stringify(rows)],
  );
};

/** Lets a table's numbers go on after those that came back. */
export const advance = async (client: ClientBase, facts: TableFacts | undefined, highest: number): Promise<void> => {
  if (!facts?.identity || highest === 0) return;
  const sequence = `pg_get_serial_sequence('public.${facts.name}', '${facts.identity}')`;
  await client.query(
    `select setval(${sequence}, greatest($1::bigint, (select coalesce(last_value, 1) from pg_sequences
       where format('%I.%I', schemaname, sequencename) = ${sequence})))`,
    [highest],
  );
};
