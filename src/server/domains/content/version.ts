import { eq } from 'drizzle-orm';
import { expectedVersion } from '#server/http/calls/expected-version.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { staleEdit } from '#server/http/calls/stale-edit.ts';
import { type ContentRow, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readItem } from './item-row.ts';

interface Edit {
  readonly context: CallContext;
  readonly row: ContentRow;
  /** What the request would make of the item. */
  readonly yours: unknown;
}

/** Throws `STALE`, with both versions in it, where an item was changed since the version that a request names. */
export const requireVersion = async ({ db }: StoreContext, { context, row, yours }: Edit): Promise<void> => {
  const version = expectedVersion(context);
  if (version === null || version === row.version) return;
  const now = context.now();
  const current = await readItem(db, row.id, now);
  const [user] = row.updatedBy === null ? [] : await db.select().from(users).where(eq(users.id, row.updatedBy));
  const details = { current, yours: yours ?? null };
  throw await staleEdit({ db }, { user: user?.name, at: row.updatedAt, now, details });
};
