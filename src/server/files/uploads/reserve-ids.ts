import { sql } from 'drizzle-orm';
import type { Store } from '#server/store/store.ts';

/** Takes the next ids of media, in a transaction of its own; ids of work that fails are never used again. */
export const reserveMediaIds = async (store: Store, schoolId: number, count: number): Promise<number[]> => {
  if (count === 0) return [];
  const { rows } = await store.school(schoolId, ({ db }) =>
    db.execute<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('media', 'id'))::int as id from generate_series(1, ${count}::int)`,
    ),
  );
  return rows.map(({ id }) => id);
};
