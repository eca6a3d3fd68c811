import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
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
export declare const framesOf: ({ album_Id, album_Name, lang, schoolThemeMediaJson }: GalleryAlbumItem) => Frame[];
/** One of each album in turn, up to so many. */
export declare const mixedFrames: (albums: readonly GalleryAlbumItem[], limit: number) => Frame[];
