import type { SiteRecord } from '../../schemas/theme/site-record.ts';
import type { CompiledTheme } from '../theme.ts';

/** A value in force, and whose it is. */
export interface Chosen {
  readonly value: unknown;
  readonly from: 'theme' | 'preset' | 'school';
}

/** The preset that a school has chosen, where the theme has it. */
export const presetOf = (theme: CompiledTheme, { preset }: SiteRecord): CompiledTheme['presets'][string] | undefined =>
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

/** The colours that stand in for the theme's own: preset < school. */
export const colorsOf = (theme: CompiledTheme, record: SiteRecord): ReadonlyMap<string, Chosen> =>
  merge([
    ['preset', presetOf(theme, record)?.tokens],
    ['school', record.tokens],
  ]);

/** As `colorsOf`, the values alone. */
export const chosenColors = (theme: CompiledTheme, record: SiteRecord): Readonly<Record<string, unknown>> => ({
  ...presetOf(theme, record)?.tokens,
  ...record.tokens,
});

type Layer = readonly [Chosen['from'], Readonly<Record<string, unknown>> | undefined];

const merge = (layers: readonly Layer[]): ReadonlyMap<string, Chosen> =>
  new Map(
    layers.flatMap(([from, values = {}]) =>
      Object.entries(values).map(([name, value]): [string, Chosen] => [name, { value, from }]),
    ),
  );
