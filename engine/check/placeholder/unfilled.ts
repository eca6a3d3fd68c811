import type { JSONSchema } from 'json-schema-to-ts';
import type { CheckContext, PlacedSection } from '../rule.ts';
import { placeholdersOf } from './placeholders-of.ts';

/** A place that shows a text of the theme, and the placeholders that are filled there. */
interface Place {
  readonly key: string;
  readonly filled: ReadonlySet<string>;
  /** For people. */
  readonly name: string;
}

/**
 * Texts with a placeholder that visitors would read as it is written: `{{ school }}` anywhere, `{school}` where none is
 * filled. Each is said once, for all languages.
 */
export const reportUnfilled = (context: CheckContext): void => {
  const { theme, texts, hasFinding, report } = context;
  const { defaultLocale } = texts;
  const places = new Map<string, Place[]>();
  for (const place of placesOf(context)) places.set(place.key, [...(places.get(place.key) ?? []), place]);
  const said = new Set<string>();
  const locales = [defaultLocale, ...Object.keys(theme.locales.strings).filter((name) => name !== defaultLocale)];
  for (const locale of locales) {
    const strings = theme.locales.strings[locale] ?? {};
    for (const [key, text] of Object.entries(strings)) {
      const path = ['locales', 'strings', locale, key];
      if (said.has(key) || hasFinding(path)) continue;
      const [doubled] = /\{\{[^{}]{0,60}\}\}/.exec(text) ?? [];
      if (doubled !== undefined) {
        said.add(key);
        const message = `Nothing fills "${doubled}": visitors read it with its braces.`;
        report({ path, message, expected: 'a text without it, or a prop that is bound to data', actual: doubled });
        continue;
      }
      const found = (places.get(key) ?? []).flatMap(({ filled, name }) => {
        const [one] = placeholdersOf(text).filter((placeholder) => !filled.has(placeholder));
        return one === undefined ? [] : [{ one, filled, name }];
      })[0];
      if (!found) continue;
      said.add(key);
      const { one, filled, name } = found;
      report({
        path,
        message: `Nothing fills "${one}" in ${name}: visitors read it with its braces.`,
        expected: [...filled].join(', ') || 'no placeholders',
        actual: one,
      });
    }
  }
};

const none: ReadonlySet<string> = new Set();

const placesOf = (context: CheckContext): readonly Place[] => {
  const { theme, templates } = context;
  const ofPages = Object.entries(theme.templates).flatMap(([id, { nav, seo = {} }]) => [
    ...(nav ? [{ key: nav.label.t, filled: none, name: `the menu’s name of "${id}"` }] : []),
    ...Object.entries(seo).flatMap(([part, value]) =>
      't' in value ? [{ key: value.t, filled: none, name: `the ${part} of "${id}"` }] : [],
    ),
  ]);
  const seen = new Set<unknown>();
  const ofSections = templates.flatMap(({ sections }) =>
    sections.flatMap((placed) => {
      if (seen.has(placed.section)) return [];
      seen.add(placed.section);
      return placesIn(placed, context);
    }),
  );
  return [...ofPages, ...ofSections];
};

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly fills?: readonly string[];
}

const placesIn = ({ section, registered }: PlacedSection, { registry }: CheckContext): readonly Place[] => {
  if (!registered) return [];
  const looks = [...(registry.kinds.get(section.type)?.values() ?? [])].map(({ manifest }) => manifest);
  const defaultsOf = (name: string): readonly string[] =>
    looks.flatMap(({ strings }) =>
      Object.values(strings).flatMap((entries) =>
        placeholdersOf(Object.hasOwn(entries, name) ? (entries[name] ?? '') : ''),
      ),
    );
  const walk = (value: unknown, schema: Schema | undefined, name: string, isTop: boolean): readonly Place[] => {
    if (Array.isArray(value)) return value.flatMap((item) => walk(item, schema?.items, name, false));
    if (typeof value !== 'object' || value === null) return [];
    if ('t' in value && typeof value.t === 'string') {
      const filled = [...(schema?.fills ?? []).map((one) => `{${one}}`), ...(isTop ? defaultsOf(name) : [])];
      return [{ key: value.t, filled: new Set(filled), name: `"${name}" of "${section.type}"` }];
    }
    return Object.entries(value).flatMap(([key, item]) => walk(item, schema?.properties?.[key], key, false));
  };
  const { properties = {} } = registered.manifest.settings as Exclude<JSONSchema, boolean> & Schema;
  return Object.entries(section.settings ?? {}).flatMap(([name, value]) =>
    walk(value, (properties as Readonly<Record<string, Schema>>)[name], name, true),
  );
};
