import { eq } from 'drizzle-orm';
import type { ContentTypeName } from '#schemas/content/index.ts';
import { keyTaken } from '#server/http/calls/client-key.ts';
import { lockClientKey } from '#server/store/lock-client-key.ts';
import { type ContentRow, content } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

interface Sent {
  readonly schoolId: number;
  readonly type: ContentTypeName;
  /** What the caller calls the request; without it nothing was sent before. */
  readonly clientKey: string | undefined;
}

/**
 * The item that the same request has added already. Another one under this key waits until this transaction ends.
 * Errors: `NOT_VALID` where the key is that of an item of another type.
 */
export const findSent = async (
  context: StoreContext,
  { schoolId, type, clientKey }: Sent,
): Promise<ContentRow | undefined> => {
  if (clientKey === undefined) return undefined;
  await lockClientKey(context, schoolId, clientKey);
  const [row] = await context.db.select().from(content).where(eq(content.clientKey, clientKey));
  if (row && row.type !== type) throw keyTaken();
  return row;
};
