import { and, eq } from 'drizzle-orm';
import { removeMedia } from '#schemas/api/media.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { deleteMedia } from '#server/files/uploads/delete-media.ts';
import { handle, nothing } from '#server/http/calls/handle.ts';
import { type MediaRow, media } from '#server/store/schema.ts';
import { lockMedia } from './find-media.ts';
import { auditedMedia } from './media-item.ts';
import { findMediaUses } from './media-uses.ts';

const inUse = ({ kind }: MediaRow): string =>
  `This ${kind === 'picture' ? 'picture' : 'file'} is in use. Take it out of where it is used first.`;

/**
 * Deletes a picture or document that nothing uses. Its files go after the commit: one that stays is found by
 * `findOrphans`.
 */
export const removeMediaHandler = handle(removeMedia, async ({ params }, context) => {
  const { storage, encodeCache } = context.services;
  const row = await context.write(async (tx) => {
    const before = await lockMedia(tx.db, context, params.id);
    const uses = await findMediaUses(tx.db, before.id);
    if (uses.length > 0) throw refuse(inUse(before), { uses });
    await tx.db.delete(media).where(and(eq(media.schoolId, before.schoolId), eq(media.id, before.id)));
    await tx.audit({ entity: 'media', id: before.id, before: auditedMedia(before) });
    tx.touch(schoolTag(before.schoolId, 'media'));
    return before;
  });
  await deleteMedia({ storage, cache: encodeCache, rows: [row] });
  return nothing;
});
