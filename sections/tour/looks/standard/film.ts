import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import { youtubeId } from '../../../shared/youtube-id.ts';

type Medium = GalleryAlbumItem['schoolThemeMediaJson'][number];

/** A film on YouTube, as an album has it: its picture is the poster, its caption the title. */
export interface Film {
  readonly videoId: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly poster: Medium;
}

/** The first film of all albums. */
export const filmIn = (albums: readonly GalleryAlbumItem[]): Film | undefined => {
  for (const { schoolThemeMediaJson, album_Name, lang } of albums)
    for (const poster of schoolThemeMediaJson) {
      const videoId = youtubeId(poster.Video_Url ?? '');
      if (videoId) return { videoId, title: poster.caption || album_Name, lang, poster };
    }
  return undefined;
};
