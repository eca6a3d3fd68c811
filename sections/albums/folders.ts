import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';

/** An album as the front shows it. */
export interface Folder {
  readonly key: string;
  /** Empty for the photos that are in no album. */
  readonly name: string;
  readonly slug: string;
  readonly lang: string | undefined;
  readonly album_Date: string | undefined;
  readonly total: number;
  readonly films: number;
  /** The first of its pictures. */
  readonly pictures: GalleryAlbumItem['schoolThemeMediaJson'];
}

const isLoose = ({ album_Name }: GalleryAlbumItem): boolean => album_Name.trim() === '';

const folderOf = (albums: readonly [GalleryAlbumItem, ...GalleryAlbumItem[]]): Folder => {
  const sum = (key: 'total' | 'films'): number => albums.reduce((all, album) => all + (album[key] ?? 0), 0);
  const [{ album_Id, album_Name, album_Slug, album_Date, lang }] = albums;
  return {
    key: String(album_Id),
    name: album_Name.trim(),
    slug: album_Slug ?? String(album_Id),
    lang,
    album_Date,
    total: sum('total'),
    films: sum('films'),
    pictures: albums.flatMap(({ schoolThemeMediaJson }) => schoolThemeMediaJson.filter(({ Media_Name }) => Media_Name)),
  };
};

/** The albums in their order, and what is in none of them as the last, where there is any. */
export const foldersOf = (items: readonly GalleryAlbumItem[]): Folder[] => {
  const [first, ...others] = items.filter(isLoose);
  const loose = first && folderOf([first, ...others]);
  const named = items.filter((item) => !isLoose(item)).map((item) => folderOf([item]));
  return loose && loose.total > 0 ? [...named, loose] : named;
};
