/** How large a tile of the bento is, in columns and rows; the others are 1 × 1. */
export type TileSize = 'big' | 'big-end' | 'wide' | 'tall';
/**
 * The sizes of pictures, by their width to height: each four fill two rows of four columns, every second time
 * mirrored. Of what is left over, three fill two rows as well.
 */
export declare const tileSizes: (ratios: readonly number[]) => (TileSize | undefined)[];
