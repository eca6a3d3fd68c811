import { and, eq, inArray } from 'drizzle-orm';
import { type AlbumChange, changeAlbumPictures } from '#schemas/api/albums.ts';
import { maxAlbumPictures } from '#schemas/content/gallery-album.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { mediaReference } from '#server/core/validation/media-reference.ts';
import { lockItem, shown, updateItem } from '#server/domains/content/index.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { settled } from '#server/store/content/visible.ts';
import { content, type MediaRow, media } from '#server/store/schema.ts';
import { inLibrary } from '../find-media.ts';
import { type AlbumEntry, coverOf, entriesOf, listedAlbum, picturesOf, selectAlbums } from './album.ts';

/** Puts pictures at the end of an album, or takes them out: visitors see it when the album is published. */
export const changeAlbumPicturesHandler = handle(changeAlbumPictures, ({ params, body }, context) =>
  context.write(async (tx) => {
    const { db } = tx;
    const now = context.now();
    const row = await lockItem(tx, 'galleryAlbum', params.id);
    if (!row) throw notFound();
    // A picture that is about to be deleted is not started to be used.
    const rows = await db
      .select()
      .from(media)
      .where(and(eq(media.schoolId, context.school.schoolId), inArray(media.id, body.ids), inLibrary))
      .orderBy(media.id)
      .for('share');
    const pictures = new Map(rows.map((one) => [one.id, one]));
    const times = settled(row, now);
    const document = shown({ ...row, ...times }) ?? {};
    const change = { entries: entriesOf(document), ids: body.ids, pictures };
    const { entries, files } = body.action === 'add' ? addAll(change) : removeAll(change);
    if (files.some(({ ok: isDone }) => isDone)) {
      const draft = { ...document, schoolThemeMediaJson: entries };
      await updateItem(tx, row, { ...times, draft, userId: userIdOf(context.actor), action: 'edit' });
    } else tx.unrecorded();
    const [after] = await selectAlbums(db, now).where(eq(content.id, row.id));
    if (!after) throw notFound();
    const cover = coverOf(after.document);
    const album = listedAlbum(context.services, after, await picturesOf(db, cover ? [cover] : []));
    return ok({ album, files });
  }),
);

interface Change {
  readonly entries: readonly AlbumEntry[];
  readonly ids: readonly number[];
  readonly pictures: ReadonlyMap<number, MediaRow>;
}

interface Changed {
  readonly entries: readonly AlbumEntry[];
  readonly files: AlbumChange[];
}

/** A caption of the library goes with the picture. */
const addAll = ({ entries, ids, pictures }: Change): Changed => {
  const kept = [...entries];
  const there = new Set(entries.map(({ Media_Name }) => Media_Name));
  const files = ids.map((id): AlbumChange => {
    const picture = pictures.get(id);
    const name = picture?.fileName ?? null;
    const reason = there.has(mediaReference(id)) ? 'there' : unfit(picture);
    if (reason) return { id, ok: false, name, reason };
    if (kept.length >= maxAlbumPictures) return { id, ok: false, name, reason: 'full' };
    kept.push({ Media_Name: mediaReference(id), ...(picture?.caption ? { caption: picture.caption } : {}) });
    return { id, ok: true, name };
  });
  return { entries: kept, files };
};

const unfit = (picture: MediaRow | undefined): AlbumChange['reason'] => {
  if (!picture) return 'gone';
  if (picture.kind !== 'picture') return 'notPicture';
  if (picture.class !== 'public') return 'ofChild';
  return picture.children === 'noConsent' ? 'noConsent' : undefined;
};

const removeAll = ({ entries, ids, pictures }: Change): Changed => {
  const there = new Set(entries.map(({ Media_Name }) => Media_Name));
  const out = new Set(ids.map(mediaReference));
  return {
    entries: entries.filter(({ Media_Name }) => !Media_Name || !out.has(Media_Name)),
    files: ids.map((id) => {
      const name = pictures.get(id)?.fileName ?? null;
      return there.has(mediaReference(id)) ? { id, ok: true, name } : { id, ok: false, name, reason: 'notThere' };
    }),
  };
};
