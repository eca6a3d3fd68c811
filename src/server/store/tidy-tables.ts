/** One statement, outside any transaction. */
type Query = (sql: string) => Promise<{ readonly rows: readonly { readonly name?: string }[] }>;

/**
 * Gives back the room of rows that are gone, and counts what plans are made by, table by table, so that others have their
 * turn in between. For the embedded database, which has no autovacuum: what is changed often would grow for ever.
 */
export const tidyTables = async (query: Query): Promise<void> => {
  // Its own catalog too: the counting itself leaves dead rows there.
  const { rows } = await query("select oid::regclass::text as name from pg_class where relkind = 'r' order by oid");
  // It has no processes that could help.
  for (const { name } of rows) await query(`vacuum (analyze, parallel 0) ${name}`);
};
