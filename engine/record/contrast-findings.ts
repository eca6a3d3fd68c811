import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { type ContrastPair, lookId, type PageStyle, type SectionManifest } from '../section.ts';
import type { CompiledTheme } from '../theme.ts';
import type { CompiledTokens } from '../tokens/compile-tokens.ts';
import {
  type ColorOverrides,
  type ColorToken,
  type ColorTokens,
  type ContrastFault,
  findFaults,
  resolveColor,
  weakPairs,
} from '../tokens/contrast-pairs.ts';
import { leastRatio } from '../tokens/contrast-ratio.ts';
import { onColorOf } from '../tokens/derive-colors.ts';
import { hexOf, parseColor } from '../tokens/rgba.ts';
import { chosenColors, derivedColors, presetOf } from './settings-of.ts';

/** A school's colour that makes a text too weak. */
export interface ContrastFinding {
  /** The path of the school's colour to change. */
  readonly token: string;
  /** The weakest of the pairs that it breaks. */
  readonly text: string;
  readonly on: string;
  readonly ratio: number;
  readonly min: number;
  /** `#RRGGBB`, the nearest colour for the token that meets every pair. Undefined if there is none. */
  readonly nearest: string | undefined;
}

export interface SchoolColors extends Pick<SiteRecord, 'preset' | 'tokens' | 'overrides'> {
  readonly sections: readonly SectionManifest[];
  readonly page: PageStyle;
}

/**
 * Where a school's own colours break the contrast that the theme, its section types and the page require: one finding
 * for each wrong colour. What the theme and the preset hold is proven when the theme is published.
 */
export const contrastFindings = (
  theme: CompiledTheme,
  { sections, page, ...record }: SchoolColors,
): readonly ContrastFinding[] => {
  const pairs = pairsOf(theme, { sections, page, ...record });
  const colors = compiledColors(theme.tokens);
  const { tokens = {} } = record;
  const before = overridesOf(presetOf(theme, record)?.tokens ?? {});
  const weakBefore = new Set(weakPairs(pairs, colors, before).map(pairKey));
  const faultsWith = (chosen: Readonly<Record<string, string>>): readonly ContrastFault[] => {
    const own = overridesOf(chosen);
    const derived = derivedColors(theme, { ...record, tokens: chosen });
    const after = new Map([...before, ...overridesOf(derived), ...own]);
    const weak = weakPairs(pairs, colors, after).filter((pair) => !weakBefore.has(pairKey(pair)));
    return findFaults(pairs, colors, after, {
      weak,
      mayChange: (root) => own.has(root),
      givesWay: (root, to) => Object.hasOwn(derived, root) && root === onColorOf(to),
    });
  };
  /** A fault's nearest colour; another one where the colours that follow from it make a text too weak in turn. */
  const settled = ({ root, nearest }: ContrastFault): string | undefined => {
    let color = nearest;
    for (let round = 0; color && round < maxRounds; round++) {
      const again = faultsWith({ ...tokens, [root]: hexOf(color) }).find((fault) => fault.root === root);
      if (!again) return hexOf(color);
      color = again.nearest;
    }
    return undefined;
  };
  return faultsWith(tokens).map((fault) => {
    const { text, on, ratio, min } = fault.worst;
    return { token: fault.root, text, on, ratio, min, nearest: settled(fault) };
  });
};

/** Every text on its ground that a theme, the sections on its pages and the page itself have. */
const pairsOf = (
  theme: CompiledTheme,
  { sections, page, overrides = {} }: Pick<SchoolColors, 'sections' | 'page' | 'overrides'>,
): readonly ContrastPair[] => {
  const looks = new Set(
    Object.values(theme.templates).flatMap((template) =>
      template.sections.map(({ key, type, look }) => lookId({ type, look: overrides[key]?.look ?? look })),
    ),
  );
  const used = sections.filter((manifest) => looks.has(lookId(manifest)));
  return [...declaredPairs(theme.tokens), ...[page, ...used].flatMap(({ contrast }) => contrast)];
};

/** How well texts are read on their grounds, in a school's colours. */
export interface ContrastSum {
  readonly pairs: number;
  /** How many of them have what they need. */
  readonly met: number;
  /** The pair that is nearest to what it needs, or furthest below; undefined where there is none. */
  readonly least: { readonly ratio: number; readonly min: number } | undefined;
}

/** The contrast of all texts of a theme as a school has it. */
export const contrastSum = (theme: CompiledTheme, { sections, page, ...record }: SchoolColors): ContrastSum => {
  const colors = compiledColors(theme.tokens);
  const chosen = Object.entries(chosenColors(theme, record)).map(([name, value]) => [name, String(value)]);
  const own = overridesOf(Object.fromEntries(chosen));
  const pairs = new Map(pairsOf(theme, { sections, page, ...record }).map((pair) => [pairKey(pair), pair]));
  const ratios = [...pairs.values()].flatMap((pair) => {
    const [text, on] = [pair.text, pair.on].map((name) => resolveColor(name, colors, own)?.color);
    return text && on ? [{ ratio: leastRatio(text, on), min: pair.min }] : [];
  });
  const [least] = ratios.toSorted((a, b) => a.ratio / a.min - b.ratio / b.min);
  return { pairs: ratios.length, met: ratios.filter(({ ratio, min }) => ratio >= min).length, least };
};

/** How often a colour is fixed after what follows from it. */
const maxRounds = 8;

/** Identifies a pair before and after a change of colours. */
export const pairKey = ({ text, on, min }: ContrastPair): string => `${text} ${on} ${min}`;

/** Colours `#rrggbb` by token path. Whatever is none is left out, as the page leaves it out. */
export const overridesOf = (tokens: Readonly<Record<string, string>>): ColorOverrides =>
  new Map(
    Object.entries(tokens).flatMap(([name, value]) => {
      const color = parseColor(value);
      return color ? [[name, color] as const] : [];
    }),
  );

const declaredPairs = (tokens: CompiledTokens): readonly ContrastPair[] =>
  Object.entries(tokens).flatMap(([text, { contrast }]) =>
    (contrast?.on ?? []).map((on) => ({ text, on, min: contrast?.min ?? 1 })),
  );

const compiledColors = (tokens: CompiledTokens): ColorTokens =>
  new Map(
    Object.entries(tokens).flatMap(([name, { type, alias, css }]): [string, ColorToken][] => {
      if (type !== 'color') return [];
      if (alias !== undefined) return [[name, { alias }]];
      const color = parseColor(css);
      return color ? [[name, { color }]] : [];
    }),
  );
