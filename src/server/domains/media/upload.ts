import { eq } from 'drizzle-orm';
import { type MediaUpload, type MediaUploadResult, uploadMedia } from '#schemas/api/media.ts';
import { notValid, refuse, wrongField } from '#server/core/errors/refusals.ts';
import type { UploadedFile } from '#server/files/uploads/uploaded-file.ts';
import { insertUpload, type StoredUpload, withUploads } from '#server/files/uploads/uploads.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { clientKeyOf } from '#server/http/calls/client-key.ts';
import { type CallContext, created, handle } from '#server/http/calls/handle.ts';
import { lockClientKey } from '#server/store/lock-client-key.ts';
import { type MediaRow, media } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { auditedMedia, mediaItem } from './media-item.ts';
import { kindOf, storeAll } from './store-all.ts';

/**
 * Stores each picture and public document that is acceptable; for each other one, says why not and what to do about it.
 * A file sent again under its key is answered as it was stored.
 */
export const uploadMediaHandler = handle(uploadMedia, async ({ body, files }, context) => {
  if (files.length === 0) throw wrongField('files', 'Please choose a picture.');
  const { services, school } = context;
  const clientKey = clientKeyOf(context);
  if (clientKey !== undefined && files.length > 1) throw wrongField('Idempotency-Key', 'Under a key one file is sent.');
  const sent = await context.read(({ db }) => findSent(db, clientKey));
  if (sent) return created(resultOf(services, sent, files));
  const alts = altTexts(body, files.map(kindOf));
  const options = { schoolId: school.schoolId, class: body.class, userId: userIdOf(context.actor) };
  const tried = await storeAll(
    services,
    files.map((file, at) => ({ ...options, file, ...described(alts[at]) })),
  );
  const stored = tried.flatMap((one) => (one.ok ? [one.upload] : []));
  if (stored.length === 0)
    throw notValid(Object.fromEntries(tried.map((one, at) => [`files[${at}]`, one.ok ? [] : [one.text]])));
  const rows = await withUploads(services, stored, () => keepAll(context, stored, clientKey));
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

/** What the same request has stored already. */
const findSent = async (db: Db, clientKey: string | undefined): Promise<MediaRow | undefined> => {
  if (clientKey === undefined) return undefined;
  const [row] = await db.select().from(media).where(eq(media.clientKey, clientKey));
  return row;
};

const resultOf = (services: CallContext['services'], row: MediaRow, files: readonly UploadedFile[]) => ({
  files: [{ ok: true, fileName: files[0]?.fileName ?? '', media: mediaItem(services, row) }],
});

const keepAll = (
  context: CallContext,
  uploads: readonly StoredUpload[],
  clientKey: string | undefined,
): Promise<Map<number, MediaRow>> =>
  context.write(async (tx) => {
    await requireFirst(tx, context.school.schoolId, clientKey);
    const rows = new Map<number, MediaRow>();
    for (const upload of uploads) {
      const row = await insertUpload(tx, { ...upload, row: { ...upload.row, clientKey } });
      rows.set(row.id, row);
      await tx.audit({ entity: 'media', id: row.id, after: auditedMedia(row) });
    }
    return rows;
  });

/** Errors: `GUARD` where the same file, sent twice at once, has been stored since this one was looked for. */
const requireFirst = async (context: StoreContext, schoolId: number, clientKey: string | undefined): Promise<void> => {
  if (clientKey === undefined) return;
  await lockClientKey(context, schoolId, clientKey);
  if (await findSent(context.db, clientKey)) throw refuse('This file is stored already. Try again to see it.');
};

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
