import type { ContrastPair } from '#engine/section.ts';
import { type ColorTokens, findFaults, weakPairs } from '#engine/tokens/contrast-pairs.ts';
import type { Rgb } from '#engine/tokens/rgba.ts';
import { hoverOf } from './palette.ts';

/** Token paths that stay as they are: a text gives way to what it is on. */
const fixed = new Set(['color.canvas', 'color.surface', 'color.tint']);
/** Each turn fixes at least one colour; a colour that is fixed twice meets what the first turns moved. */
const maxRounds = 10;

/**
 * Moves colours, by token path, to the nearest ones that meet every pair. The hover colour follows the primary. Colours
 * that no change of lightness can help are a fault of the palette, not of whoever chose the colour.
 */
export const fixPalette = (
  colors: ReadonlyMap<string, Rgb>,
  pairs: readonly ContrastPair[],
): ReadonlyMap<string, Rgb> => {
  const palette = new Map(colors);
  for (let round = 0; round < maxRounds; round++) {
    const primary = palette.get('color.primary');
    if (primary) palette.set('color.primary-hover', hoverOf(primary));
    const tokens: ColorTokens = new Map([...palette].map(([name, rgb]) => [name, { color: { rgb, alpha: 1 } }]));
    const weak = weakPairs(pairs, tokens, new Map());
    if (weak.length === 0) return palette;
    const mayChange = (root: string): boolean => !fixed.has(root);
    for (const { root, nearest } of findFaults(pairs, tokens, new Map(), { weak, mayChange })) {
      if (nearest) palette.set(root, nearest);
    }
  }
  throw new Error(`No palette was found for these colours: ${JSON.stringify([...colors])}.`);
};
