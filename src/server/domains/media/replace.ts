import { and, eq } from 'drizzle-orm';
import { replaceMedia } from '#schemas/api/media.ts';
import type { MediaDetails } from '#schemas/api/media-item.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { deleteMedia } from '#server/files/uploads/delete-media.ts';
import {
  insertUpload,
  portrait,
  type StoredUpload,
  storePictureUpload,
  withUploads,
} from '#server/files/uploads/uploads.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { type MediaRow, media } from '#server/store/schema.ts';
import { findMedia, lockMedia } from './find-media.ts';
import { mediaDetails } from './media-details.ts';
import { auditedMedia } from './media-item.ts';
import { findMediaUses } from './media-uses.ts';
import { lockItems, swapInContent, swapInRecords } from './swap-uses.ts';

/**
 * Puts a picture in the place of another in every item and record, in one transaction. It has an id and URLs of its
 * own, since browsers keep the files of the old ones for good.
 */
export const replaceMediaHandler = handle(replaceMedia, async ({ params, body, files }, context) => {
  const [file] = files;
  if (!file) throw wrongField('file', 'Please choose a picture.');
  const { services, school } = context;
  const { before, uses } = await context.read(async ({ db }) => {
    const before = await findMedia(db, context, params.id);
    return { before, uses: await findMediaUses(db, before.id) };
  });
  if (before.kind !== 'picture') throw refuse('Only a picture can be replaced here.');
  const alt = body.decorative ? '' : (body.alt ?? before.alt);
  const options = { schoolId: school.schoolId, class: before.class, userId: userIdOf(context.actor), file };
  const shape = uses.some(({ type }) => type === 'student' || type === 'staffMember') ? portrait : {};
  const stored = await storePictureUpload(services, { ...options, ...shape, ...(alt !== null && { alt }) });
  // What is said of it anew is not in other languages yet.
  const { altTranslations } = alt === before.alt ? before : { altTranslations: {} };
  const { tags, caption } = before;
  const upload = { ...stored, row: { ...stored.row, altTranslations, tags, caption } };
  const { old, details } = await withUploads(services, [upload], () => swap(context, params.id, upload));
  await deleteMedia({ storage: services.storage, cache: services.encodeCache, rows: [old] });
  return ok(details);
});

const swap = (
  context: CallContext,
  oldId: number,
  upload: StoredUpload,
): Promise<{ old: MediaRow; details: MediaDetails }> =>
  context.write(async (tx) => {
    // Whoever saves an item locks it before its pictures: the same order here, so that neither waits for the other.
    await lockItems(tx, oldId);
    const old = await lockMedia(tx.db, context, oldId);
    const row = await insertUpload(tx, upload);
    await swapInContent(tx, { from: old.id, to: row.id, userId: userIdOf(context.actor) });
    await swapInRecords(tx, old.id, row.id);
    await tx.db.delete(media).where(and(eq(media.schoolId, old.schoolId), eq(media.id, old.id)));
    await tx.audit({
      entity: 'media',
      id: row.id,
      before: { ...auditedMedia(old), id: old.id },
      after: auditedMedia(row),
    });
    tx.touch(schoolTag(old.schoolId, 'media'));
    return { old, details: await mediaDetails(context, tx.db, row) };
  });
