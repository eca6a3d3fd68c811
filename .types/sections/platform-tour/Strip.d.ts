import type { GalleryAlbumItem } from '#schemas/sources/gallery.ts';
interface Props {
    readonly album: GalleryAlbumItem;
    readonly backwards: boolean;
    readonly secondsEach: number;
    /** Whether its pictures are in the first viewport. */
    readonly first: boolean;
}
/** Pictures that pass by without end: the list stands there twice, the second time for the eye alone. */
export declare function Strip({ album, backwards, secondsEach, first }: Props): import("react").JSX.Element;
export {};
