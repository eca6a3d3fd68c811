import { and, eq } from 'drizzle-orm';
import type { MediaDetails } from '#schemas/api/media-item.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { type MediaRow, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { mediaItem } from './media-item.ts';
import { findMediaUses } from './media-uses.ts';

/** A row as the library shows it by itself: with who sent it, and everything that uses it. */
export const mediaDetails = async (
  { services }: Pick<CallContext, 'services'>,
  db: Db,
  row: MediaRow,
): Promise<MediaDetails> => {
  const by = and(eq(users.schoolId, row.schoolId), eq(users.id, row.createdBy ?? 0));
  const [user] = await db.select({ name: users.name }).from(users).where(by);
  const uses = await findMediaUses(db, row.id);
  return { ...mediaItem(services, row), uploadedBy: user?.name ?? null, uses };
};
