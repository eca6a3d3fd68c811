import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import { safeHref } from '../../../shared/links.ts';

type StoredMedia = GalleryAlbumItem['schoolThemeMediaJson'][number];

export interface AlbumMedia extends StoredMedia {
  readonly key: string;
  readonly album: string;
  /** The language of what is written to it, where that is said. */
  readonly lang: string | undefined;
  readonly video: string | undefined;
  /** Width by height, within what a row can bear. */
  readonly ratio: number;
}

const narrowest = 0.7;
const widest = 2;

const ratioOf = ({ Media_Name_Media: media }: StoredMedia): number =>
  media ? Math.min(widest, Math.max(narrowest, Math.round((media.width / media.height) * 100) / 100)) : 1.5;

/** An album's media that can be shown at all. */
export const albumMedia = (album: GalleryAlbumItem): AlbumMedia[] =>
  album.schoolThemeMediaJson
    .map((media, index) => ({
      ...media,
      key: `${album.album_Id}-${index}`,
      album: album.album_Name,
      lang: album.lang,
      video: safeHref(media.Video_Url),
      ratio: ratioOf(media),
    }))
    .filter((media) => media.Media_Name || media.video);

/** At most `limit` media of all albums, one of each album in turn. */
export const someOfEach = (albums: readonly GalleryAlbumItem[], limit: number): AlbumMedia[] => {
  const lists = albums.map(albumMedia);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []))
    .flat()
    .slice(0, limit);
};
