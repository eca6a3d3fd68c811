import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import { albumMedia, type Media } from './media.ts';

export interface Panel {
  /** Part of the panel's id on the page. */
  readonly key: string;
  /** Empty for the loose photos. */
  readonly name: string;
  /** The language of its name, where that is said. */
  readonly lang?: string | undefined;
  /** The last part of the album's address. */
  readonly slug: string | undefined;
  readonly album_Date?: string | undefined;
  /** How many photos and videos there are, however many of them are shown. */
  readonly total: number;
  /** How many of these are films. */
  readonly films: number;
  readonly media: readonly Media[];
}

/** Photos, which holds what belongs to no album, and one panel per album. */
export const panelsOf = (albums: readonly GalleryAlbumItem[]): readonly [Panel, ...Panel[]] => {
  const isLoose = ({ album_Name }: GalleryAlbumItem): boolean => album_Name.trim() === '';
  return [
    panelOf('photos', '', albums.filter(isLoose)),
    ...albums
      .filter((album) => !isLoose(album))
      .map((album) => panelOf(String(album.album_Id), album.album_Name.trim(), [album])),
  ];
};

const panelOf = (key: string, name: string, albums: readonly GalleryAlbumItem[]): Panel => {
  const media = albums.flatMap(albumMedia);
  const sum = (counted: 'total' | 'films', unless: number): number =>
    albums.some((album) => album[counted] !== undefined)
      ? albums.reduce((all, album) => all + (album[counted] ?? 0), 0)
      : unless;
  return {
    key,
    name,
    lang: albums[0]?.lang,
    slug: albums[0]?.album_Slug,
    album_Date: name ? albums[0]?.album_Date : undefined,
    total: sum('total', media.length),
    films: sum('films', media.filter(({ kind }) => kind !== 'image').length),
    media,
  };
};

/** Photos if there are loose photos, else the first album. */
export const defaultPanel = ([photos, firstAlbum = photos]: readonly [Panel, ...Panel[]]): Panel =>
  photos.total > 0 ? photos : firstAlbum;
