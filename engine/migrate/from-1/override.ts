import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { oldFigures } from './figures.ts';

type Override = NonNullable<SiteRecord['overrides']>[string];
type Settings = Readonly<Record<string, unknown>>;

/** The section that a school chose something for, as its theme has it in format 2. */
export interface OverriddenSection {
  readonly type: string;
  readonly look: string;
  /** What its figures count, in the theme's own language and order. */
  readonly labels: readonly string[];
}

/**
 * What a school chose for a section, as format 2 has it: a look where format 1 had the setting `variant`, of the same
 * name; a list of figures where it had a value and a label of its own for each. Records are stored as they were written,
 * and old backups bring them back. `section` is undefined where the theme has none of the name.
 */
export const overrideOfFormat1 = (override: Override, section: OverriddenSection | undefined): Override => {
  const { variant, ...settings } = (override.settings ?? {}) as Settings;
  const changed = typeof variant === 'string' ? { look: variant, ...override, settings } : override;
  const figures = section && figuresOf(changed.settings ?? {}, section);
  return figures ? { ...changed, settings: figures } : changed;
};

/** The settings with the figures that a school entered as one list; undefined where it entered none in the old way. */
const figuresOf = (settings: Settings, { type, look, labels }: OverriddenSection): Settings | undefined => {
  const id = `${type}/${look}`;
  const known = Object.hasOwn(oldFigures, id) ? (oldFigures[id] ?? []) : [];
  const names = new Set(known.flatMap(({ name }) => [`${name}Value`, `${name}Label`]));
  const others = Object.entries(settings).filter(([name]) => !names.has(name));
  if (others.length === Object.keys(settings).length) return undefined;
  // What a school had left to the theme was an example, and is nothing that it says of itself.
  const figures = known.flatMap(({ name, en }, i) => {
    const value = settings[`${name}Value`];
    const label = settings[`${name}Label`] ?? labels[i] ?? en;
    return typeof value === 'string' && value !== '' ? [{ value, label }] : [];
  });
  const chosen = figures.length > 0 && !Object.hasOwn(settings, 'figures') ? { figures } : {};
  return { ...Object.fromEntries(others), ...chosen };
};
