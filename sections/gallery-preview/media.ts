import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import { safeHref } from '../shared/links.ts';

type StoredMedia = GalleryAlbumItem['schoolThemeMediaJson'][number];

export interface Media extends StoredMedia {
  readonly key: string;
  readonly album: string;
  /** The language of what is written to it, where that is said. */
  readonly lang: string | undefined;
  readonly video: string | undefined;
}

/** An album's media that can be shown at all. */
export const albumMedia = (album: GalleryAlbumItem): Media[] =>
  album.schoolThemeMediaJson
    .map((media, index) => ({
      ...media,
      key: `${album.album_Id}-${index}`,
      album: album.album_Name,
      lang: album.lang,
      video: safeHref(media.Video_Url),
    }))
    .filter((media) => media.Media_Name || media.video);

/** How many photos and videos the albums have, however many of them are given. */
export const totalOf = (albums: readonly GalleryAlbumItem[]): number =>
  albums.reduce((sum, album) => sum + (album.total ?? albumMedia(album).length), 0);

/** The media of all albums, one of each album in turn, so that a short selection shows all of school life. */
export const mixedMedia = (albums: readonly GalleryAlbumItem[], limit: number): Media[] => {
  const lists = albums.map(albumMedia);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []))
    .flat()
    .slice(0, limit);
};
