import { type MediaUpload, type MediaUploadResult, uploadMedia } from '#schemas/api/media.ts';
import { notValid, wrongField } from '#server/core/errors/refusals.ts';
import { insertUpload, type StoredUpload, withUploads } from '#server/files/uploads/uploads.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, created, handle } from '#server/http/calls/handle.ts';
import type { MediaRow } from '#server/store/schema.ts';
import { auditedMedia, mediaItem } from './media-item.ts';
import { kindOf, storeAll } from './store-all.ts';

/**
 * Stores each picture and public document that is acceptable; for each other one, says why not and what to do about it.
 */
export const uploadMediaHandler = handle(uploadMedia, async ({ body, files }, context) => {
  if (files.length === 0) throw wrongField('files', 'Please choose a picture.');
  const { services, school } = context;
  const alts = altTexts(body, files.map(kindOf));
  const options = { schoolId: school.schoolId, class: body.class, userId: userIdOf(context.actor) };
  const tried = await storeAll(
    services,
    files.map((file, at) => ({ ...options, file, ...described(alts[at]) })),
  );
  const stored = tried.flatMap((one) => (one.ok ? [one.upload] : []));
  if (stored.length === 0)
    throw notValid(Object.fromEntries(tried.map((one, at) => [`files[${at}]`, one.ok ? [] : [one.text]])));
  const rows = await withUploads(services, stored, () => keepAll(context, stored));
  const result: MediaUploadResult = {
    files: tried.map((one, at) => {
      const fileName = files[at]?.fileName ?? '';
      if (!one.ok) return { ok: false, fileName, error: one.text };
      const row = rows.get(one.upload.row.id);
      return { ok: true, fileName, ...(row && { media: mediaItem(services, row) }) };
    }),
  };
  return created(result);
});

const described = (alt: string | null | undefined): { readonly alt?: string } =>
  alt === null || alt === undefined ? {} : { alt };

const keepAll = (context: CallContext, uploads: readonly StoredUpload[]): Promise<Map<number, MediaRow>> =>
  context.write(async (tx) => {
    const rows = new Map<number, MediaRow>();
    for (const upload of uploads) {
      const row = await insertUpload(tx, upload);
      rows.set(row.id, row);
      await tx.audit({ entity: 'media', id: row.id, after: auditedMedia(row) });
    }
    return rows;
  });

/**
 * What each file is to be described by, `''` for decoration, null for later. Errors: `NOT_VALID` for each picture of
 * which nothing is said; a document needs none.
 */
const altTexts = (
  { alt, decorative, describeLater }: Pick<MediaUpload, 'alt' | 'decorative' | 'describeLater'>,
  kinds: readonly ('picture' | 'document')[],
): (string | null)[] => {
  const texts = kinds.map((kind, at) => (decorative[at] || kind === 'document' ? '' : alt[at] || null));
  const missing = describeLater ? [] : texts.flatMap((text, at) => (text === null ? [at] : []));
  if (missing.length === 0) return texts;
  const problem = ['Please describe the picture, or mark it as decoration.'];
  throw notValid(Object.fromEntries(missing.map((at) => [`alt[${at}]`, problem])));
};
