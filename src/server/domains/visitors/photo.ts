import { eq } from 'drizzle-orm';
import { readVisitorPhoto, removeVisitorPhoto } from '#schemas/api/visitors/photo.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { removeMedia } from '#server/domains/media/index.ts';
import { photoLink, photosOf } from '#server/domains/students/index.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import { handle, ok, type Services } from '#server/http/calls/handle.ts';
import { visitors } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { lockVisitor } from './find-visitor.ts';

/** A link to a visitor's photo; undefined where there is none. */
export const visitorPhoto = async (
  db: Db,
  services: Pick<Services, 'sealer' | 'now'>,
  mediaId: number | null,
): Promise<string | undefined> => {
  if (mediaId === null) return undefined;
  return photoLink(services, (await photosOf(db, [mediaId])).get(mediaId) ?? null);
};

const readPhotoHandler = handle(readVisitorPhoto, ({ params }, context) =>
  context.read(async ({ db }) => {
    const [row] = await db.select().from(visitors).where(eq(visitors.id, params.id));
    const Photo = await visitorPhoto(db, context.services, row?.photoMediaId ?? null);
    if (Photo === undefined) throw notFound();
    return ok({ Photo });
  }),
);

const removePhotoHandler = handle(removeVisitorPhoto, async ({ params }, context) => {
  const files = await context.write(async (transaction) => {
    const { id, schoolId, photoMediaId } = await lockVisitor(transaction, params.id);
    if (photoMediaId === null) throw notFound();
    await transaction.db.update(visitors).set({ photoMediaId: null }).where(eq(visitors.id, id));
    await transaction.audit({ entity: 'visitor', id, before: { Has_Photo: true }, after: { Has_Photo: false } });
    return removeMedia(transaction.db, schoolId, [photoMediaId]);
  });
  await deleteFiles(context.services.storage, files);
  return ok({ message: 'The photo was deleted.' });
});

/** What the calls about photos of visitors do. */
export const photoHandlers = [readPhotoHandler, removePhotoHandler] as const;
