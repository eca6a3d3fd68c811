/**
 * A HEIC picture of 96 × 64 pixels in four colours, with EXIF, which says that it is to be turned a quarter to the right.
 */
export declare const heicPicture: () => Promise<Buffer>;
/** The same with another size in its directory. */
export declare const saidToBe: (heic: Buffer, width: number, height: number) => Buffer;
/** The first box of a file of this family: its brand and those that it is compatible with. */
export declare const brandsOf: (brand: string, others: readonly string[]) => Buffer;
