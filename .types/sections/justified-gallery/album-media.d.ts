import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
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
/** An album's media that can be shown at all. */
export declare const albumMedia: (album: GalleryAlbumItem) => AlbumMedia[];
/** At most `limit` media of all albums, one of each album in turn. */
export declare const someOfEach: (albums: readonly GalleryAlbumItem[], limit: number) => AlbumMedia[];
export {};
