/** A tile's picture, to be shown large. Made before it is shown, it loads before it is needed. */
export interface BoxPicture {
    readonly element: HTMLElement;
    readonly image: HTMLImageElement;
    isBroken(): boolean;
}
/** Calls back when the picture turns out not to load. Nothing for a tile without a picture. */
export declare const boxPictureOf: (item: HTMLElement, whenBroken: () => void) => BoxPicture | undefined;
