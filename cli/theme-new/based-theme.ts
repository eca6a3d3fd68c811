import type { ContrastPair } from '#engine/section.ts';
import { oklchOf, rgbOfOklch } from '#engine/tokens/oklab.ts';
import { colorOf, type Rgb, rgbaOf, roundRgb } from '#engine/tokens/rgba.ts';
import type { Color, TokenExtension } from '#schemas/theme/tokens.ts';
import type { NewTheme } from './blank-theme.ts';
import { fixPalette } from './fix-palette.ts';
import { paletteOf } from './palette.ts';

/** The part of the generated palette that goes into a copy; the neutrals are the base theme's own. */
const renewed = ['primary', 'on-primary', 'primary-hover', 'primary-tint', 'secondary', 'accent', 'focus-inverse'];

interface TokenObject {
  $value: unknown;
  readonly $extensions?: { readonly schoolyard?: TokenExtension };
}

/** As much of a theme as a copy looks at. */
export interface ThemeObject {
  readonly tokens: { readonly color?: Readonly<Record<string, TokenObject>> };
  readonly groups?: Readonly<Record<string, readonly { readonly type: string }[]>>;
  readonly templates: Readonly<Record<string, { readonly sections: readonly { readonly type: string }[] }>>;
}

/** The section types that are on its pages. */
export const typesIn = ({ groups = {}, templates }: ThemeObject): ReadonlySet<string> =>
  new Set(
    [...Object.values(groups), ...Object.values(templates).map(({ sections }) => sections)]
      .flat()
      .map(({ type }) => type),
  );

/** The contrast pairs that its colours require of each other. */
export const declaredPairs = ({ tokens }: ThemeObject): readonly ContrastPair[] =>
  Object.entries(tokens.color ?? {}).flatMap(([name, token]) => {
    const { on = [], min = 1 } = token?.$extensions?.schoolyard?.contrast ?? {};
    return on.map((other) => ({ text: `color.${name}`, on: other.slice(1, -1), min }));
  });

/** The base theme's colours, by token path. Aliases and translucent ones are left as they are. */
const colorsOf = ({ tokens }: ThemeObject): Map<string, Rgb> =>
  new Map(
    Object.entries(tokens.color ?? {}).flatMap(([name, token]): [string, Rgb][] => {
      const value = typeof token === 'object' ? token.$value : undefined;
      if (typeof value !== 'object' || value === null) return [];
      const { rgb, alpha } = rgbaOf(value as Color);
      return alpha === 1 ? [[`color.${name}`, rgb]] : [];
    }),
  );

/** A copy of a theme under its new name, with the colours that set its look derived from the chosen colour. */
export const basedTheme = (
  base: ThemeObject,
  { slug, name, themeId }: NewTheme,
  { seed, pairs }: { readonly seed: Rgb; readonly pairs: readonly ContrastPair[] },
): object => {
  const before = colorsOf(base);
  const palette = paletteOf(seed);
  const colors = new Map(before);
  for (const role of renewed) {
    const rgb = palette[role]?.rgb;
    if (rgb && colors.has(`color.${role}`)) colors.set(`color.${role}`, rgb);
  }
  const link = before.get('color.link');
  if (link) colors.set('color.link', withHueOf(seed, link));
  const fixed = fixPalette(colors, pairs);

  const copy = structuredClone(base);
  for (const [path, rgb] of fixed) {
    const token = copy.tokens.color?.[path.slice('color.'.length)];
    if (token && before.get(path)?.join() !== rgb.join()) token.$value = colorOf(rgb);
  }
  return { ...copy, themeId, slug, name, version: '0.1.0' };
};

/** The same lightness in the hue of the chosen colour. */
const withHueOf = (seed: Rgb, rgb: Rgb): Rgb => {
  const { c, h } = oklchOf(seed);
  return roundRgb(rgbOfOklch({ l: oklchOf(rgb).l, c, h }));
};
