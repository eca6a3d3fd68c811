/** A PNG of at most 256 pixels as an icon file with this one picture. */
export declare const icoOf: (png: Buffer, side: number) => Buffer;
