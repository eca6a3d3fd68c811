import { and, asc, eq } from 'drizzle-orm';
import { foundRows } from '#server/store/query.ts';
import { contactMessages } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { isPresent } from './contact-message-row.ts';

const named = 3;

/** Messages that nobody has read yet: how many, and who wrote the first three. */
export const readUnreadMessages = async ({
  db,
}: StoreContext): Promise<{ readonly count: number; readonly names: readonly string[] }> => {
  const rows = await db
    .select({ name: contactMessages.name, total: foundRows })
    .from(contactMessages)
    .where(and(isPresent, eq(contactMessages.status, 'New')))
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id))
    .limit(named);
  return { count: rows[0]?.total ?? 0, names: rows.map(({ name }) => name) };
};
