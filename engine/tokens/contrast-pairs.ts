import type { ContrastPair } from '../section.ts';
import { leastRatio } from './contrast-ratio.ts';
import { type Demand, nearestColor } from './nearest-color.ts';
import type { Rgb, Rgba } from './rgba.ts';

/** A theme's colour: its own, or the path of the token it is an alias of. */
export type ColorToken = { readonly color: Rgba } | { readonly alias: string };
export type ColorTokens = ReadonlyMap<string, ColorToken>;
/** Colours that a preset or a school gives to tokens, by path. */
export type ColorOverrides = ReadonlyMap<string, Rgba>;

/** A colour, and the token that it is defined at: where a chain of aliases ends, or at the first that is overridden. */
export interface Resolved {
  readonly root: string;
  readonly color: Rgba;
}

/** A pair that is not met, both sides followed to where their colours are defined. */
export interface WeakPair extends ContrastPair {
  readonly textRoot: string;
  readonly onRoot: string;
  readonly ratio: number;
}

/**
 * Weak pairs with one cause: the token whose colour is to change, and the nearest colour that meets all it takes part
 * in.
 */
export interface ContrastFault {
  readonly root: string;
  /** The pair furthest from what it needs. */
  readonly worst: WeakPair;
  readonly others: readonly WeakPair[];
  readonly nearest: Rgb | undefined;
}

interface FaultOptions {
  readonly weak: readonly WeakPair[];
  mayChange(root: string): boolean;
  givesWay?(root: string, to: string): boolean;
}

/** Undefined for what is no colour, has a finding of its own, or leads round in a circle. */
export const resolveColor = (name: string, colors: ColorTokens, overrides: ColorOverrides): Resolved | undefined => {
  const seen = new Set<string>();
  let root = name;
  while (!seen.has(root)) {
    seen.add(root);
    const token = colors.get(root);
    if (!token) return undefined;
    const own = overrides.get(root);
    if (own) return { root, color: own };
    if ('color' in token) return { root, color: token.color };
    root = token.alias;
  }
  return undefined;
};

/** The pairs that are not met. Those with a side that is no known colour are passed over. */
export const weakPairs = (
  pairs: readonly ContrastPair[],
  colors: ColorTokens,
  overrides: ColorOverrides,
): readonly WeakPair[] =>
  pairs.flatMap((pair) => {
    const text = resolveColor(pair.text, colors, overrides);
    const on = resolveColor(pair.on, colors, overrides);
    if (!text || !on) return [];
    const ratio = leastRatio(text.color, on.color);
    return ratio < pair.min ? [{ ...pair, textRoot: text.root, onRoot: on.root, ratio }] : [];
  });

/**
 * Gathers weak pairs by their cause, so that one wrong colour is one fault: a text on three surfaces, or a surface
 * under all texts. The token most of whose pairs are weak is the cause, the text's where two are as likely. `mayChange`
 * leaves tokens out of the question; `givesWay` says that a colour follows another one and never hinders it.
 */
export const findFaults = (
  pairs: readonly ContrastPair[],
  colors: ColorTokens,
  overrides: ColorOverrides,
  { weak, mayChange, givesWay = () => false }: FaultOptions,
): readonly ContrastFault[] => {
  const sides = pairs.flatMap((pair) => {
    const text = resolveColor(pair.text, colors, overrides);
    const on = resolveColor(pair.on, colors, overrides);
    return text && on ? [{ text, on, min: pair.min }] : [];
  });
  const sidesOf = (root: string): typeof sides =>
    sides.filter(({ text, on }) => text.root === root || on.root === root);
  const nearestOf = (root: string, { rgb }: Rgba): Rgb | undefined => {
    const own = sidesOf(root);
    // A colour has no contrast with itself, and a translucent one is another colour wherever it lies.
    const isSeen = own.every(({ text, on }) => {
      const other = text.root === root ? on : text;
      return text.root !== on.root && other.color.alpha === 1;
    });
    if (!isSeen) return undefined;
    const demands = own.flatMap(({ text, on, min }): readonly Demand[] => {
      const other = text.root === root ? on : text;
      return givesWay(other.root, root) ? [] : [{ against: other.color.rgb, min }];
    });
    return nearestColor(rgb, demands);
  };

  const faults: ContrastFault[] = [];
  let rest = weak;
  while (rest.length > 0) {
    const causes = [...new Set([...rest.map(({ textRoot }) => textRoot), ...rest.map(({ onRoot }) => onRoot)])].filter(
      mayChange,
    );
    const score = (root: string): number => rest.filter(isOf(root)).length ** 2 / sidesOf(root).length;
    const root = causes.reduce<string | undefined>(
      (best, one) => (best === undefined || score(one) > score(best) ? one : best),
      undefined,
    );
    const color = root === undefined ? undefined : resolveColor(root, colors, overrides)?.color;
    if (root === undefined || !color) break;
    const isOwn = isOf(root);
    const [worst, ...others] = rest.filter(isOwn).sort((a, b) => shortfall(b) - shortfall(a));
    if (!worst) break;
    faults.push({ root, worst, others, nearest: nearestOf(root, color) });
    rest = rest.filter((pair) => !isOwn(pair));
  }
  return faults;
};

const isOf =
  (root: string) =>
  ({ textRoot, onRoot }: WeakPair): boolean =>
    textRoot === root || onRoot === root;

/** How far a pair is from what it needs. */
const shortfall = ({ min, ratio }: WeakPair): number => min / ratio;
