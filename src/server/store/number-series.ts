import { sql } from 'drizzle-orm';
import { onlyRow } from './query.ts';
import { numberSeries } from './schema.ts';
import type { StoreContext } from './store.ts';

/**
 * The next number of a school's series, from 1, without gaps: it is returned where the transaction fails. Until this
 * one ends, others that want a number of the same series wait.
 */
export const nextNumber = (context: StoreContext, schoolId: number, name: string): Promise<number> =>
  nextNumbers(context, { schoolId, name, count: 1 });

interface Wanted {
  readonly schoolId: number;
  readonly name: string;
  /** 0 takes none, and lets the others wait. */
  readonly count: number;
}

/** As `nextNumber`, for several that follow each other: the first of them. */
export const nextNumbers = async ({ db }: StoreContext, { schoolId, name, count }: Wanted): Promise<number> => {
  const row = onlyRow(
    await db
      .insert(numberSeries)
      .values({ schoolId, name, next: count + 1 })
      .onConflictDoUpdate({
        target: [numberSeries.schoolId, numberSeries.name],
        set: { next: sql`${numberSeries.next} + ${count}` },
      })
      .returning(),
  );
  return row.next - count;
};
