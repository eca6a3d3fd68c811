import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { ListedAlbum } from '#schemas/api/albums.ts';
import type { ContentDocumentOf, ContentState } from '#schemas/content/index.ts';
import { parseMediaReference } from '#server/core/validation/media-reference.ts';
import { itemState, shownDocument } from '#server/domains/content/index.ts';
import { thumbLink } from '#server/files/office-picture.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { isVisible } from '#server/store/content/visible.ts';
import { type ContentDocument, content, type MediaRow, media } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

/** A picture or film as the document of an album has it. */
export type AlbumEntry = ContentDocumentOf<'galleryAlbum'>['schoolThemeMediaJson'][number];

interface AlbumRow {
  readonly id: number;
  readonly version: number;
  readonly state: ContentState;
  readonly isSeen: boolean;
  readonly document: ContentDocument | null;
}

/** The school's albums that are not in the bin, as an editor sees them. */
export const isAlbum: SQL | undefined = and(eq(content.type, 'galleryAlbum'), isNull(content.deletedAt));

/** Selects albums. */
export const selectAlbums = (db: Db, now: Date) =>
  db
    .select({
      id: content.id,
      version: content.version,
      state: itemState(now),
      isSeen: isVisible(now).mapWith(Boolean) as SQL<boolean>,
      document: shownDocument.mapWith(content.draft) as SQL<ContentDocument | null>,
    })
    .from(content)
    .$dynamic();

/** What is in an album, in its order. */
export const entriesOf = (document: ContentDocument | null): readonly AlbumEntry[] => {
  const entries = document?.schoolThemeMediaJson;
  return Array.isArray(entries) ? (entries as AlbumEntry[]) : [];
};

/** The stored pictures that entries name, by their ids. */
export const picturesOf = async (db: Db, entries: readonly AlbumEntry[]): Promise<ReadonlyMap<number, MediaRow>> => {
  const ids = entries.flatMap(({ Media_Name }) => parseMediaReference(Media_Name) ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(media)
    .where(inArray(media.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
};

/** The stored picture of an entry; undefined for a film. */
export const pictureOf = ({ Media_Name }: AlbumEntry, pictures: ReadonlyMap<number, MediaRow>): MediaRow | undefined =>
  pictures.get(parseMediaReference(Media_Name) ?? 0);

/** The first entry with a picture: what visitors see of an album from outside. */
export const coverOf = (document: ContentDocument | null): AlbumEntry | undefined =>
  entriesOf(document).find(({ Media_Name }) => Media_Name);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** An album as the list shows it. */
export const listedAlbum = (
  services: Pick<Services, 'sealer' | 'now'>,
  { id, version, state, isSeen, document }: AlbumRow,
  pictures: ReadonlyMap<number, MediaRow>,
): ListedAlbum => {
  const cover = coverOf(document);
  return {
    id,
    album_Name: textOf(document?.album_Name),
    album_Date: textOf(document?.album_Date),
    total: entriesOf(document).length,
    state,
    isActiveWebsite: isSeen ? 1 : 0,
    version,
    cover: cover ? thumbLink(services, pictureOf(cover, pictures)) : null,
  };
};
