import { sql } from 'drizzle-orm';
import { numberSeries } from './schema.ts';
import type { StoreContext } from './store.ts';

/**
 * The next number of a school's series, from 1, without gaps: it is returned where the transaction fails. Until this
 * one ends, others that want a number of the same series wait.
 */
export const nextNumber = async ({ db }: StoreContext, schoolId: number, name: string): Promise<number> => {
  const [row] = await db
    .insert(numberSeries)
    .values({ schoolId, name, next: 2 })
    .onConflictDoUpdate({
      target: [numberSeries.schoolId, numberSeries.name],
      set: { next: sql`${numberSeries.next} + 1` },
    })
    .returning();
  if (!row) throw new Error('The database returned no row for a number series.');
  return row.next - 1;
};
