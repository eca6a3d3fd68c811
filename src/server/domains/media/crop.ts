import { cropMedia } from '#schemas/api/media-crop.ts';
import { notFound, refuse } from '#server/core/errors/refusals.ts';
import { sha256 } from '#server/files/pictures/encode-cache.ts';
import { mediaKey } from '#server/files/storage/storage.ts';
import { insertUpload, storePictureUpload, withUploads } from '#server/files/uploads/uploads.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { created, handle } from '#server/http/calls/handle.ts';
import { findMedia } from './find-media.ts';
import { mediaDetails } from './media-details.ts';
import { auditedMedia } from './media-item.ts';

/** What is stored of a picture is larger than what may be sent: it is hardly compressed. */
const maxBytes = 64 * 1024 * 1024;

/** Cuts a picture out of the stored one. What is said of that holds of the new one too, except the point to keep in view. */
export const cropMediaHandler = handle(cropMedia, async ({ params, body: cut }, context) => {
  const { services, school } = context;
  const from = await context.read(({ db }) => findMedia(db, context, params.id));
  if (from.kind !== 'picture') throw refuse('Only a picture can be cropped.');
  const data = await services.storage.get(mediaKey(from.schoolId, from.id, 'original'));
  if (!data) throw notFound();
  const stored = await storePictureUpload(services, {
    schoolId: school.schoolId,
    class: from.class,
    userId: userIdOf(context.actor),
    file: { field: 'crop', fileName: from.fileName ?? '', type: '', data },
    maxBytes,
    cut,
    ...(from.alt !== null && { alt: from.alt }),
  });
  const { altTranslations, tags, caption, children, fileName, hash } = from;
  const said = { altTranslations, tags, caption, children, fileName, madeFrom: from.id };
  // Of the same bytes another picture was made.
  const row = { ...stored.row, ...said, hash: sha256(Buffer.from(`${hash} ${JSON.stringify(cut)}`)) };
  const upload = { ...stored, row };
  const details = await withUploads(services, [upload], () =>
    context.write(async (tx) => {
      const kept = await insertUpload(tx, upload);
      await tx.audit({ entity: 'media', id: kept.id, after: { ...auditedMedia(kept), madeFrom: from.id } });
      return mediaDetails(context, tx.db, kept);
    }),
  );
  return created(details);
});
