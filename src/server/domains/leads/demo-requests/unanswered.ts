import { asc, eq } from 'drizzle-orm';
import { foundRows } from '#server/store/query.ts';
import { demoRequests } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

const named = 3;

/** Requests for a demonstration that nobody has answered: how many, and the schools of the first three. */
export const readNewDemoRequests = async ({
  db,
}: StoreContext): Promise<{ readonly count: number; readonly names: string[] }> => {
  const rows = await db
    .select({ name: demoRequests.schoolName, total: foundRows })
    .from(demoRequests)
    .where(eq(demoRequests.status, 'New'))
    .orderBy(asc(demoRequests.createdAt), asc(demoRequests.id))
    .limit(named);
  return { count: rows[0]?.total ?? 0, names: rows.map(({ name }) => name) };
};
