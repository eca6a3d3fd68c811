import { and, eq } from 'drizzle-orm';
import { notFound } from '#server/core/errors/refusals.ts';
import { contactMessages } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { isPresent, type MessageRow } from './contact-message-row.ts';

/** A message that was not removed. Errors: `NOT_FOUND`. */
export const findMessage = async ({ db }: StoreContext, id: number): Promise<MessageRow> => {
  const [row] = await db
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), isPresent));
  if (!row) throw notFound();
  return row;
};

/** A message, removed or not; no other transaction changes it until this one ends. Errors: `NOT_FOUND`. */
export const lockAnyMessage = async ({ db }: StoreContext, id: number): Promise<MessageRow> => {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
  if (!row) throw notFound();
  return row;
};

/** As `lockAnyMessage`, of one that was not removed. */
export const lockMessage = async (transaction: StoreContext, id: number): Promise<MessageRow> => {
  const row = await lockAnyMessage(transaction, id);
  if (row.deletedAt !== null) throw notFound();
  return row;
};
