import type { PictureData } from '#schemas/sources/picture.ts';
/** The address of a drawn picture. Whoever shows a state answers it with `drawPicture`. */
export declare const pictureUrl: (width: number, height: number, n: number) => string;
/** The SVG (`image/svg+xml`) of a path that `pictureUrl` made; undefined for every other path. */
export declare const drawPicture: (path: string) => string | undefined;
/** A stored picture with its variants, as the media store would describe it. */
export declare const makePicture: (key: string, alt: string) => {
    readonly url: string;
    readonly media: PictureData;
};
