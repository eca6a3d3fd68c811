import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import { albumMedia, type Media } from './media.ts';

export interface Panel {
  /** Part of the panel's id on the page. */
  readonly key: string;
  /** Empty for the loose photos. */
  readonly name: string;
  /** The language of its name, where that is said. */
  readonly lang?: string | undefined;
  readonly media: readonly Media[];
}

/** Photos, which holds what belongs to no album, and one panel per album. */
export const panelsOf = (albums: readonly GalleryAlbumItem[]): readonly [Panel, ...Panel[]] => {
  const isLoose = ({ album_Name }: GalleryAlbumItem): boolean => album_Name.trim() === '';
  return [
    { key: 'photos', name: '', media: albums.filter(isLoose).flatMap(albumMedia) },
    ...albums
      .filter((album) => !isLoose(album))
      .map((album) => ({
        key: String(album.album_Id),
        name: album.album_Name,
        lang: album.lang,
        media: albumMedia(album),
      })),
  ];
};

/** Photos if there are loose photos, else the first album. */
export const defaultPanel = ([photos, firstAlbum = photos]: readonly [Panel, ...Panel[]]): Panel =>
  photos.media.length > 0 ? photos : firstAlbum;
