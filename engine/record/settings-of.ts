import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { CompiledTheme } from '../theme.ts';
import { deriveColors } from '../tokens/derive-colors.ts';

/** A value in force, and whose it is. */
export interface Chosen<From = 'theme' | 'preset' | 'school'> {
  readonly value: unknown;
  readonly from: From;
}

/** `derived`: it follows from a colour of the school. */
export type ChosenColor = Chosen<'preset' | 'derived' | 'school'>;

/** The preset that a school has chosen, where the theme has it. */
export const presetOf = (
  theme: CompiledTheme,
  { preset }: Pick<SiteRecord, 'preset'>,
): CompiledTheme['presets'][string] | undefined =>
  preset && Object.hasOwn(theme.presets, preset) ? theme.presets[preset] : undefined;

/** A theme's settings as a school has them: theme < preset < school. */
export const settingsOf = (theme: CompiledTheme, record: SiteRecord): ReadonlyMap<string, Chosen> =>
  merge([
    ['theme', theme.settings],
    ['preset', presetOf(theme, record)?.settings],
    ['school', record.settings],
  ]);

/** As `settingsOf`, the values alone. */
export const chosenSettings = (theme: CompiledTheme, record: SiteRecord): Readonly<Record<string, unknown>> => ({
  ...theme.settings,
  ...presetOf(theme, record)?.settings,
  ...record.settings,
});

/** The colours that stand in for the theme's own: preset < what follows from the school's < school. */
export const colorsOf = (theme: CompiledTheme, record: SiteRecord): ReadonlyMap<string, ChosenColor> =>
  merge([
    ['preset', presetOf(theme, record)?.tokens],
    ['derived', derivedColors(theme, record)],
    ['school', record.tokens],
  ]);

/** As `colorsOf`, the values alone. */
export const chosenColors = (
  theme: CompiledTheme,
  record: Pick<SiteRecord, 'preset' | 'tokens'>,
): Readonly<Record<string, unknown>> => ({
  ...presetOf(theme, record)?.tokens,
  ...derivedColors(theme, record),
  ...record.tokens,
});

/** The colours that follow from a school's own, among those of the theme and of the preset that it chose. */
export const derivedColors = (
  theme: CompiledTheme,
  record: Pick<SiteRecord, 'preset' | 'tokens'>,
): Readonly<Record<string, string>> => {
  const { tokens } = record;
  if (!tokens) return {};
  const preset = presetOf(theme, record);
  const last = lastDerived.get(tokens);
  if (last?.theme === theme && last.preset === preset) return last.colors;
  // What is an alias follows what it is an alias of.
  const own = Object.entries(theme.tokens).flatMap(([name, { type, alias, css }]) =>
    type === 'color' && alias === undefined ? [[name, css]] : [],
  );
  const colors = deriveColors({ ...Object.fromEntries(own), ...preset?.tokens }, tokens);
  lastDerived.set(tokens, { theme, preset, colors });
  return colors;
};

interface Derived {
  readonly theme: CompiledTheme;
  readonly preset: ReturnType<typeof presetOf>;
  readonly colors: Readonly<Record<string, string>>;
}

/** A school's colours are read for every page, and never changed in place. */
const lastDerived = new WeakMap<object, Derived>();

type Layer<From> = readonly [From, Readonly<Record<string, unknown>> | undefined];

const merge = <From>(layers: readonly Layer<From>[]): ReadonlyMap<string, Chosen<From>> =>
  new Map(
    layers.flatMap(([from, values = {}]) =>
      Object.entries(values).map(([name, value]): [string, Chosen<From>] => [name, { value, from }]),
    ),
  );
