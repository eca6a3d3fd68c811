import type { Color } from '#schemas/theme/tokens.ts';
import type { ContrastPair } from '../section.ts';
import { aliasOf } from '../tokens/collect-tokens.ts';
import { type ColorToken, type ColorTokens, resolveColor } from '../tokens/contrast-pairs.ts';
import { rgbaOf } from '../tokens/rgba.ts';
import type { CheckContext } from './rule.ts';
import { usedSections } from './used-sections.ts';

/** How much of a picture a scrim covers at least: black at 55 % gives white text 4.5 on any picture. */
export const leastScrim = 0.55;

/** What the theme declares, what its section types do, and what every page has; each pair once. */
export const pairsOf = (context: CheckContext): readonly ContrastPair[] => {
  const declared = [...context.tokens].flatMap(([text, { extension }]) =>
    (extension.contrast?.on ?? []).map((on) => ({
      text,
      on: aliasOf(on) ?? on,
      min: extension.contrast?.min ?? 1,
    })),
  );
  const pairs = [...declared, ...[context.page, ...usedSections(context)].flatMap((style) => style.contrast)];
  const strictest = new Map<string, ContrastPair>();
  for (const pair of pairs) {
    const key = `${pair.text} ${pair.on}`;
    const known = strictest.get(key);
    if (!known || known.min < pair.min) strictest.set(key, pair);
  }
  return [...strictest.values()];
};

/** The theme's colours; one with a finding is left alone. */
export const colorsOf = ({ tokens, hasFinding }: CheckContext): ColorTokens =>
  new Map(
    [...tokens].flatMap(([name, { path, type, alias, value }]): [string, ColorToken][] => {
      if (hasFinding([...path, '$value'])) return [];
      if (alias !== undefined) return [[name, { alias }]];
      return type === 'color' ? [[name, { color: rgbaOf(value as Color) }]] : [];
    }),
  );

/** Whether what text stands on covers too little of what lies under it. That is a finding of its own. */
export const isThin = (on: string, colors: ColorTokens): boolean => {
  const surface = resolveColor(on, colors, new Map());
  return surface !== undefined && surface.color.alpha < leastScrim;
};
