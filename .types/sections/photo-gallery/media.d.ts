import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
type StoredMedia = GalleryAlbumItem['schoolThemeMediaJson'][number];
export interface Media extends StoredMedia {
    readonly key: string;
    readonly album: string;
    /** The language of what is written to it, where that is said. */
    readonly lang: string | undefined;
    readonly video: string | undefined;
}
/** An album's media that can be shown at all. */
export declare const albumMedia: (album: GalleryAlbumItem) => Media[];
/** The media of all albums, one of each album in turn, so that a short selection shows all of school life. */
export declare const mixedMedia: (albums: readonly GalleryAlbumItem[], limit: number) => Media[];
export {};
