import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import { safeHref } from '../shared/links.ts';
import { mediaFileName } from './media-file-name.ts';

type StoredMedia = GalleryAlbumItem['schoolThemeMediaJson'][number];

/** What the viewer can open. A film of any other site is `link`: its tile leads there. */
export type MediaKind = 'image' | 'video' | 'youtube' | 'link';

export interface Media {
  readonly key: string;
  readonly kind: MediaKind;
  /** The full picture, or the film. */
  readonly href: string;
  readonly stored: StoredMedia;
  /** What was written for this picture; empty when only its album has a name. */
  readonly caption: string;
  /** The caption, or else the album's name. */
  readonly name: string;
  /** The language of both, where that is said. */
  readonly lang: string | undefined;
  /** The name under which it is saved; absent if there is no file to save. */
  readonly file: string | undefined;
  /** Width by height, within what a row can bear. */
  readonly ratio: number;
}

const youtube =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed\/|v\/|shorts\/|live\/|watch\?(?:.*&)?v=)|youtu\.be\/)[\w-]{11}(?![\w-])/;
const filmFile = /\.(?:mp4|m4v|mov|og[gv]|webm)(?:[?#]|$)/i;

const kindOf = (video: string): MediaKind =>
  youtube.test(video) ? 'youtube' : filmFile.test(video) ? 'video' : 'link';

const narrowest = 0.7;
const widest = 2;
const ratioOf = ({ Media_Name_Media: picture }: StoredMedia): number =>
  picture ? Math.min(widest, Math.max(narrowest, Math.round((picture.width / picture.height) * 100) / 100)) : 1.5;

/** An album's media that can be shown at all. */
export const albumMedia = ({ album_Id, album_Name, lang, schoolThemeMediaJson }: GalleryAlbumItem): Media[] =>
  schoolThemeMediaJson.flatMap((stored, index): Media[] => {
    const video = safeHref(stored.Video_Url);
    const href = video ?? stored.Media_Name_Media?.variants.at(-1)?.url ?? stored.Media_Name;
    if (!href) return [];
    const kind = video ? kindOf(video) : 'image';
    const alt = stored.Media_Name_Media?.alt ?? '';
    const caption = stored.caption || (alt === album_Name ? '' : alt);
    const name = caption || album_Name;
    const isFile = kind === 'image' || kind === 'video';
    return [
      {
        key: `${album_Id}-${index}`,
        kind,
        href,
        stored,
        caption,
        name,
        lang,
        file: isFile ? mediaFileName({ name, place: index + 1, url: href }) : undefined,
        ratio: ratioOf(stored),
      },
    ];
  });
