import type { ContrastPair, PageStyle, SectionManifest } from '#engine/section.ts';
import type { Rgb } from '#engine/tokens/rgba.ts';
import { basedTheme, declaredPairs, type ThemeObject, typesIn } from './based-theme.ts';
import { blankTheme, type NewTheme } from './blank-theme.ts';
import { fixPalette } from './fix-palette.ts';
import { type Palette, paletteOf } from './palette.ts';
import { tokensOf } from './tokens.ts';

export interface Ground {
  /** What the colours grow from. */
  readonly seed: Rgb;
  /** The text of the theme to copy; a blank one without it. */
  readonly base: string | undefined;
  readonly sections: readonly SectionManifest[];
  readonly page: PageStyle;
}

/** A theme that passes the check, whatever colour is chosen. */
export const newTheme = (theme: NewTheme, { seed, base, sections, page }: Ground): object => {
  if (base === undefined) {
    // With the pairs of every section type, so that any can be added later.
    const pairs = [...sections, page].flatMap(({ contrast }) => contrast);
    const palette = paletteOf(seed);
    const colors = new Map(Object.entries(palette).map(([name, { rgb }]) => [`color.${name}`, rgb]));
    return blankTheme(theme, tokensOf(palette, fixPalette(colors, [...pairs, ...pairsOf(palette)])));
  }
  const copied = JSON.parse(base) as ThemeObject;
  const types = typesIn(copied);
  const styles = [page, ...sections.filter(({ type }) => types.has(type))];
  const pairs = [...styles.flatMap(({ contrast }) => contrast), ...declaredPairs(copied)];
  return basedTheme(copied, theme, { seed, pairs });
};

const pairsOf = (palette: Palette): readonly ContrastPair[] =>
  Object.entries(palette).flatMap(([name, { on = [], min = 1 }]) =>
    on.map((other) => ({ text: `color.${name}`, on: `color.${other}`, min })),
  );
