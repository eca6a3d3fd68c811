import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
import { type Media } from './media.ts';
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
export declare const panelsOf: (albums: readonly GalleryAlbumItem[]) => readonly [Panel, ...Panel[]];
/** The seed's rule: Photos if there are loose photos, else the first album. */
export declare const defaultPanel: ([photos, firstAlbum]: readonly [Panel, ...Panel[]]) => Panel;
