import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** The students at the school whose record names somebody with a stored mobile number among those who may pick them up. */
export const findPickedUpBy = async ({ db }: StoreContext, mobile: string): Promise<readonly number[]> => {
  const named = sql`${students.bio} @> ${JSON.stringify({ Pickup_Persons: [{ Mobile: mobile }] })}::jsonb`;
  const rows = await db
    .select({ id: students.id })
    .from(students)
    .where(and(named, eq(students.status, 'Active'), isNull(students.erasedAt)))
    .orderBy(asc(students.id));
  return rows.map(({ id }) => id);
};
