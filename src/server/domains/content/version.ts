import { eq } from 'drizzle-orm';
import { wrongField } from '#server/core/errors/refusals.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { staleEdit } from '#server/http/calls/stale-edit.ts';
import { type ContentRow, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readItem } from './item-row.ts';

/** An item's version as ETag and If-Match have it. */
export const versionTag = (version: number): string => `"${version}"`;

/**
 * The version that a change is made on, from If-Match; null for `*`, which is any. Errors: `NOT_VALID` where the header
 * is missing or is no version.
 */
const requestedVersion = (context: CallContext): number | null => {
  const header = context.header('if-match');
  if (header === '*') return null;
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(header ?? '') ?? [];
  if (version === undefined)
    throw wrongField('If-Match', 'Send If-Match with the version that you have, such as "3" in quotes.');
  return Number(version);
};

interface Edit {
  readonly context: CallContext;
  readonly row: ContentRow;
  /** What the request would make of the item. */
  readonly yours: unknown;
}

/** Throws `STALE`, with both versions in it, where an item was changed since the version that a request names. */
export const requireVersion = async ({ db }: StoreContext, { context, row, yours }: Edit): Promise<void> => {
  const version = requestedVersion(context);
  if (version === null || version === row.version) return;
  const now = context.now();
  const current = await readItem(db, row.id, now);
  const [user] = row.updatedBy === null ? [] : await db.select().from(users).where(eq(users.id, row.updatedBy));
  const details = { current, yours: yours ?? null };
  throw await staleEdit({ db }, { user: user?.name, at: row.updatedAt, now, details });
};
