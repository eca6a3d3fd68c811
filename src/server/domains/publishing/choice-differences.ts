import { isDeepStrictEqual } from 'node:util';
import type { CompiledTheme } from '#engine/index.ts';
import { orderSections } from '#engine/record/order-sections.ts';
import type { CompiledSection, CompiledTemplate } from '#engine/theme.ts';
import type { Difference } from '#schemas/api/publishing.ts';
import type { ThemeChoices } from '#schemas/api/theme-settings.ts';
import { kinds } from '#sections/index.ts';

type Side = Difference['before'];

interface Sides {
  readonly before: ThemeChoices;
  readonly after: ThemeChoices;
}

/** What a school's choices for a theme show visitors beside what they are to show. */
export const choiceDifferences = (theme: CompiledTheme, sides: Sides, locale: string): readonly Difference[] =>
  [
    [difference({ field: 'preset', kind: 'choice' }, sides.before.preset, sides.after.preset)],
    looks(theme, sides),
    settings(theme, sides, locale),
    overrides(theme, sides),
    places(theme, sides),
  ]
    .flat()
    .filter(({ before, after }) => before !== after);

interface Named {
  readonly field: string;
  /** Of a translation. */
  readonly locale?: string;
  readonly kind: Difference['kind'];
  readonly label?: string | undefined;
}

const difference = ({ field, locale, kind, label }: Named, before: unknown, after: unknown): Difference => ({
  field,
  locale: locale ?? null,
  label: label ?? null,
  kind,
  before: scalar(before),
  after: scalar(after),
});

const scalar = (value: unknown): Side => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value === undefined || value === null ? null : JSON.stringify(value);
};

/** The names that either side has, each once. */
const namesOf = (before: object, after: object): readonly string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];

const own = <T>(values: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** A colour or font that is not chosen is the preset's, or the theme's own. */
const looks = ({ tokens, presets }: CompiledTheme, { before, after }: Sides): readonly Difference[] => {
  const colorOf = (side: ThemeChoices, name: string): string | undefined => {
    const preset = side.preset === null ? undefined : own(presets, side.preset);
    const given: unknown = preset?.tokens && own(preset.tokens as Readonly<Record<string, unknown>>, name);
    const color = own(side.tokens, name) ?? (typeof given === 'string' ? given : undefined) ?? own(tokens, name)?.css;
    return color?.startsWith('#') ? color.toUpperCase() : color;
  };
  const fontOf = (side: ThemeChoices, name: string): string | undefined =>
    own(side.tokens, name) ?? /^"([^"]+)"/.exec(own(tokens, name)?.css ?? '')?.[1];
  return namesOf(before.tokens, after.tokens).map((name) =>
    own(tokens, name)?.type === 'fontFamily'
      ? difference({ field: `tokens.${name}`, kind: 'text' }, fontOf(before, name), fontOf(after, name))
      : difference({ field: `tokens.${name}`, kind: 'color' }, colorOf(before, name), colorOf(after, name)),
  );
};

const settings = (theme: CompiledTheme, { before, after }: Sides, locale: string): readonly Difference[] =>
  namesOf(before.settings, after.settings).map((name) => {
    const standard = own(theme.settings, name);
    const label = own(theme.settingLabels, name);
    return difference(
      {
        field: `settings.${name}`,
        kind: typeof standard === 'boolean' ? 'choice' : typeof standard === 'number' ? 'number' : 'text',
        label: label?.[locale] ?? label?.[theme.textLocale] ?? name,
      },
      own(before.settings, name) ?? standard,
      own(after.settings, name) ?? standard,
    );
  });

const overrides = (theme: CompiledTheme, { before, after }: Sides): readonly Difference[] => {
  const placed = new Map(
    Object.values(theme.templates).flatMap(({ sections }) => sections.map((one) => [one.key, one])),
  );
  return namesOf(before.overrides, after.overrides).flatMap((key) => {
    const section = placed.get(key);
    const [old = {}, next = {}] = [own(before.overrides, key), own(after.overrides, key)];
    const label = titleOf(section?.type) ?? key;
    const at = `overrides.${key}`;
    const chosen = [old.settings ?? {}, next.settings ?? {}] as const;
    const standard = section?.settings[theme.textLocale] ?? {};
    return [
      difference({ field: `${at}.hidden`, kind: 'shown', label }, !old.hidden, !next.hidden),
      difference({ field: `${at}.look`, kind: 'text', label }, old.look ?? section?.look, next.look ?? section?.look),
      ...namesOf(...chosen)
        .filter((name) => !isDeepStrictEqual(own(chosen[0], name), own(chosen[1], name)))
        .map((name) =>
          difference(
            { field: `${at}.settings.${name}`, kind: 'text', label },
            own(chosen[0], name) ?? own(standard, name),
            own(chosen[1], name) ?? own(standard, name),
          ),
        ),
      ...translations({ at, label, section }, old.translations ?? {}, next.translations ?? {}),
    ];
  });
};

interface OfSection {
  readonly at: string;
  readonly label: string;
  readonly section: CompiledSection | undefined;
}

type Translations = NonNullable<ThemeChoices['overrides'][string]['translations']>;

/** Texts of a section in other languages; one that is not given is the theme's. */
const translations = (
  { at, label, section }: OfSection,
  before: Translations,
  after: Translations,
): readonly Difference[] =>
  namesOf(before, after).flatMap((locale) => {
    const [old, next] = [own(before, locale) ?? {}, own(after, locale) ?? {}];
    const standard = section?.settings[locale] ?? {};
    return namesOf(old, next).map((name) =>
      difference(
        { field: `${at}.translations.${locale}.${name}`, locale, kind: 'text', label },
        own(old, name) ?? own(standard, name),
        own(next, name) ?? own(standard, name),
      ),
    );
  });

/** Sections that stand in another place of their page: of those that were moved, not of all that made room. */
const places = ({ templates }: CompiledTheme, { before, after }: Sides): readonly Difference[] =>
  Object.entries(templates).flatMap(([id, template]) => {
    const [old, next] = [own(before.order ?? {}, id), own(after.order ?? {}, id)];
    if (isDeepStrictEqual(old, next)) return [];
    const [from, to] = [placesOf(template, old), placesOf(template, next)];
    const kept = commonOf(from, to);
    return template.sections
      .filter(({ key }) => from.includes(key) && !kept.has(key))
      .map(({ key, type }) =>
        difference(
          { field: `order.${key}`, kind: 'place', label: titleOf(type) ?? key },
          from.indexOf(key) + 1,
          to.indexOf(key) + 1,
        ),
      );
  });

/** The sections between header and footer, in the order in which they stand. */
const placesOf = (template: CompiledTemplate, order: readonly string[] | undefined): readonly string[] =>
  orderSections(template, order).flatMap(({ key, region }) => (region === 'main' ? [key] : []));

/** The most keys that stand in the same order on both sides. */
const commonOf = (from: readonly string[], to: readonly string[]): ReadonlySet<string> => {
  const longest = from.map((): readonly string[] => []);
  for (const [at, key] of from.entries()) {
    const before = longest
      .slice(0, at)
      .filter((_, other) => to.indexOf(from[other] ?? '') < to.indexOf(key))
      .reduce<readonly string[]>((best, one) => (one.length > best.length ? one : best), []);
    longest[at] = [...before, key];
  }
  return new Set(longest.reduce((best, one) => (one.length > best.length ? one : best), []));
};

const titleOf = (type: string | undefined): string | undefined => kinds.find((kind) => kind.type === type)?.title;
