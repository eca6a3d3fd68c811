export interface TestPicture {
    width?: number;
    height?: number;
    /** Gives the picture a colour of its own, so that its bytes differ from others'. */
    seed?: number;
}
/** A small plain JPEG. */
export declare const jpeg: ({ width, height, seed }?: TestPicture) => Promise<Buffer>;
/** A JPEG of coloured noise, which hardly compresses. */
export declare const noisyJpeg: ({ width, height }?: TestPicture) => Promise<Buffer>;
/** A PNG with a transparent half. */
export declare function transparentPng(width?: number): Promise<Buffer>;
/** A JPEG from a camera held upright: EXIF with a place, a profile, and an orientation of 90 degrees. */
export declare const cameraJpeg: () => Promise<Buffer>;
/** A WebP with two frames. */
export declare function animatedWebp(): Promise<Buffer>;
/** A few kilobytes that unpack to 8,000 × 8,000 pixels. */
export declare const bomb: () => Promise<Buffer>;
