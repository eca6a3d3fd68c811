import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import { safeHref } from '../../../shared/links.ts';

export interface Frame {
  readonly key: string;
  readonly album: string;
  readonly caption: string;
  /** The language of the caption, where that is said. */
  readonly lang: string | undefined;
  readonly video: string | undefined;
  readonly media: GalleryAlbumItem['schoolThemeMediaJson'][number];
}

/** An album's media that can be shown, with what is to be written under each. */
export const framesOf = ({ album_Id, album_Name, lang, schoolThemeMediaJson }: GalleryAlbumItem): Frame[] =>
  schoolThemeMediaJson.flatMap((media, index) => {
    const video = safeHref(media.Video_Url);
    if (!media.Media_Name && !video) return [];
    const caption = media.caption || media.Media_Name_Media?.alt || album_Name;
    return [{ key: `${album_Id}-${index}`, album: album_Name, caption, lang, video, media }];
  });

/** One of each album in turn, up to so many. */
export const mixedFrames = (albums: readonly GalleryAlbumItem[], limit: number): Frame[] => {
  const lists = albums.map(framesOf);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []))
    .flat()
    .slice(0, limit);
};
