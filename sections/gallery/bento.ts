/** How large a tile of the bento is, in columns and rows; the others are 1 × 1. */
export type TileSize = 'big' | 'big-end' | 'wide' | 'tall';

const portrait = 0.95;
const beside = (ratio: number | undefined): TileSize => ((ratio ?? 1) < portrait ? 'tall' : 'wide');

const ofFour = (ratios: readonly number[], mirrored: boolean): (TileSize | undefined)[] =>
  mirrored ? [beside(ratios[0]), 'big-end', undefined, undefined] : ['big', beside(ratios[1]), undefined, undefined];

/** The two next to a big one stand both upright, or lie one over the other. */
const ofThree = ([, second, third]: readonly number[]): TileSize[] => {
  const size = beside(second) === beside(third) ? beside(second) : 'wide';
  return ['big', size, size];
};

/**
 * The sizes of pictures, by their width to height: each four fill two rows of four columns, every second time
 * mirrored. Of what is left over, three fill two rows as well.
 */
export const tileSizes = (ratios: readonly number[]): (TileSize | undefined)[] =>
  ratios.flatMap((_, at) => {
    if (at % 4 > 0) return [];
    const group = ratios.slice(at, at + 4);
    if (group.length === 4) return ofFour(group, at % 8 === 4);
    if (group.length === 3) return ofThree(group);
    return group.map((ratio) => (group.length === 2 ? beside(ratio) : undefined));
  });
