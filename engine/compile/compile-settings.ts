import type { JSONSchema } from 'json-schema-to-ts';
import type { Section } from '../../schemas/theme/theme.ts';
import { rules } from '../problem.ts';
import { findString, type Strings } from '../strings.ts';
import type { CompiledSection } from '../theme.ts';
import { type Path, pointerOf } from './document.ts';
import { nearest } from './nearest.ts';
import type { RegisteredSection } from './registry.ts';
import type { Report } from './report.ts';
import { resolveTexts } from './texts.ts';
import { reportSchemaErrors } from './validate.ts';

export interface TextContext {
  readonly report: Report;
  readonly strings: Strings;
  readonly defaultLocale: string;
}

/** Checks a section's literals, and gives them by locale: the type's defaults, the theme's values, texts resolved. */
export const compileSettings = (
  section: Section,
  path: Path,
  registered: RegisteredSection,
  context: TextContext,
): CompiledSection['settings'] => {
  const place = [...path, 'settings'];
  const given = Object.entries(section.settings ?? {});
  const unknown = given.map(([key]) => key).filter((key) => !registered.settingKeys.includes(key));
  for (const key of unknown) reportUnknown(section, key, [...place, key], registered, context.report);

  const known = Object.fromEntries(given.filter(([key]) => !unknown.includes(key)));
  return Object.fromEntries(
    Object.keys(context.strings).map((locale) => {
      const { texts, faults } = textsOf(known, place, registered, locale, context);
      const complete = { ...ownTexts(registered, locale, context.defaultLocale, texts), ...texts };
      const validate = registered.validateSettings();
      if (!validate(complete)) {
        const errors = (validate.errors ?? []).filter(
          // What was found already, by its name or as a text, is not reported again for its shape.
          (error) =>
            !faults.has(pointerOf(place) + error.instancePath) &&
            !(
              error.keyword === 'required' &&
              error.instancePath === '' &&
              unknown.some((key) => nearest(key, [String(error.params.missingProperty)]) !== undefined)
            ),
        );
        reportSchemaErrors(errors, place, context.report);
      }
      return [locale, complete];
    }),
  );
};

const reportUnknown = (
  { type }: Section,
  key: string,
  path: Path,
  { settingKeys, bindingKeys }: RegisteredSection,
  report: Report,
): void =>
  report.add({
    rule: rules.setting,
    path,
    at: 'key',
    message: bindingKeys.includes(key)
      ? `"${key}" of "${type}" is bound to data, not set.`
      : `"${type}" has no setting "${key}".`,
    expected: settingKeys.join(', ') || 'no settings',
    actual: key,
    candidates: settingKeys,
    word: key,
  });

/** The settings with the strings of a language in place of every `{ t }`. */
const textsOf = (
  settings: Readonly<Record<string, unknown>>,
  place: Path,
  registered: RegisteredSection,
  locale: string,
  { report, strings, defaultLocale }: TextContext,
): { texts: Record<string, unknown>; faults: ReadonlySet<string> } => {
  const faults = new Set<string>();
  const texts = resolveTexts(registered.manifest.settings, settings, place, {
    text(key, at) {
      const value = findString(strings, locale, defaultLocale, key);
      if (value !== undefined) return value;
      faults.add(pointerOf(at));
      report.add({
        rule: rules.string,
        path: [...at, 't'],
        message: `locales.strings has no "${key}".`,
        actual: key,
        candidates: Object.keys(strings[defaultLocale] ?? {}),
        word: key,
      });
      return '';
    },
    literal(value, at) {
      faults.add(pointerOf(at));
      report.add({
        rule: rules.setting,
        path: at,
        message: 'Text that a visitor reads is written as { "t": "key" } and stands in locales.strings.',
        expected: '{ "t": "…" }',
        actual: JSON.stringify(value),
      });
    },
  });
  return { texts: texts as Record<string, unknown>, faults };
};

/** The manifest's own strings for text settings that the theme leaves alone. */
const ownTexts = (
  { manifest, settingKeys }: RegisteredSection,
  locale: string,
  defaultLocale: string,
  given: Readonly<Record<string, unknown>>,
): Record<string, string> => {
  const properties = ((manifest.settings as JSONSchema & object).properties ?? {}) as Record<string, JSONSchema>;
  const strings = { ...manifest.strings.en, ...manifest.strings[defaultLocale], ...manifest.strings[locale] };
  const isText = (schema: JSONSchema | undefined): boolean => typeof schema === 'object' && schema.format === 'text';
  return Object.fromEntries(
    settingKeys
      .filter((key) => isText(properties[key]) && !Object.hasOwn(given, key) && Object.hasOwn(strings, key))
      .map((key) => [key, strings[key] ?? '']),
  );
};
