import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
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
    /** The name under which it is saved; absent where there is no file to save. */
    readonly file: string | undefined;
    /** Width by height, within what a row can bear. */
    readonly ratio: number;
}
/** An album's media that can be shown at all. */
export declare const albumMedia: ({ album_Id, album_Name, lang, schoolThemeMediaJson }: GalleryAlbumItem) => Media[];
export {};
