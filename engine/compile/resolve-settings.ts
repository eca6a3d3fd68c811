import type { Section, Theme } from '#schemas/theme/theme.ts';
import { type Misplaced, resolveLiterals } from '../literals.ts';
import type { RegisteredSection } from '../registry.ts';
import { findString } from '../strings.ts';
import { type Path, pointerOf } from '../text/document.ts';
import { nearest } from '../text/nearest.ts';
import type { PagesByRole } from './page-roles.ts';
import { roleLinks, withRole } from './role-links.ts';
import { inEveryLocale, ownTexts, type ThemeTexts } from './section-texts.ts';
import { type ShapeError, shapeErrors } from './shape-errors.ts';

/** A section's literals with their texts, and what was found on the way. */
export interface ResolvedSettings {
  /** By locale: the type's defaults, the theme's values, texts resolved; figures that are examples are absent. */
  readonly byLocale: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The same with the examples. Undefined if there are none. */
  readonly withExamples: ResolvedSettings['byLocale'] | undefined;
  /** Keys that the type does not know. */
  readonly unknown: readonly string[];
  /** Each `{ t }` without a string, in one language at least. */
  readonly missingTexts: readonly { readonly key: string; readonly path: Path }[];
  /** Each string without a word where the type needs some, by its place in `locales.strings`. */
  readonly emptyTexts: readonly { readonly setting: string; readonly locale: string; readonly key: string }[];
  /** Each literal where a `{ t }` or an `{ example }` belongs, and each `{ example }` where none does. */
  readonly misplaced: readonly { readonly kind: Misplaced; readonly value: unknown; readonly path: Path }[];
  /** What the type's schema says of the rest. */
  readonly errors: readonly ShapeError[];
}

export const textsOf = ({ locales }: Theme): ThemeTexts => {
  const names = Object.keys(locales.strings);
  // A wrong default language is one finding, not one for every text.
  const defaultLocale = names.find((name) => name === locales.default) ?? names[0] ?? '';
  return { strings: locales.strings, defaultLocale };
};

/** Resolves a section's literals in every language of the theme. */
export const resolveSettings = (
  section: Section,
  path: Path,
  registered: RegisteredSection,
  { texts: { strings, defaultLocale }, pages }: { readonly texts: ThemeTexts; readonly pages: PagesByRole },
): ResolvedSettings => {
  const place = [...path, 'settings'];
  const given = Object.entries(section.settings ?? {});
  const unknown = given.map(([key]) => key).filter((key) => !registered.settingKeys.includes(key));
  const known = Object.fromEntries(given.filter(([key]) => !unknown.includes(key)));
  const missingTexts: { key: string; path: Path }[] = [];
  const emptyTexts: ResolvedSettings['emptyTexts'][number][] = [];
  const misplaced: ResolvedSettings['misplaced'][number][] = [];
  const errors: ShapeError[] = [];
  const links = roleLinks(registered.manifest.settings, pages);
  let hasExamples = false;

  const inLocale = (locale: string, examples: 'shown' | 'absent'): Record<string, unknown> => {
    const faults = new Set<string>();
    const literals = resolveLiterals(registered.manifest.settings, known, place, {
      text(key, at, needed) {
        const value = findString(strings, locale, defaultLocale, key);
        const setting = String(at.at(-1));
        if (value?.trim() === '' && (needed || (at.length === place.length + 1 && hasOwnWords(registered, setting)))) {
          emptyTexts.push({ setting, locale: Object.hasOwn(strings[locale] ?? {}, key) ? locale : defaultLocale, key });
        }
        if (value !== undefined) return value;
        faults.add(pointerOf(at));
        missingTexts.push({ key, path: at });
        return '';
      },
      example(content) {
        hasExamples = true;
        return examples === 'shown' ? content : undefined;
      },
      misplaced(kind, value, at) {
        faults.add(pointerOf(at));
        misplaced.push({ kind, value, path: at });
      },
    }) as Record<string, unknown>;
    const complete = { ...links, ...ownTexts(registered.manifest, locale, defaultLocale, literals), ...literals };
    const validate = registered.validateSettings();
    if (!validate(complete)) {
      // What was found already, by its name or as a text, is not found again for its shape.
      const rest = shapeErrors(validate.errors ?? [], place).filter(
        (error) => !faults.has(pointerOf(error.path)) && !isMisspelled(error, place, unknown),
      );
      errors.push(...rest.map((error) => withRole(error, place, registered.manifest)));
    }
    return complete;
  };
  const shown = inEveryLocale({ strings }, (locale) => inLocale(locale, 'shown'));
  const byLocale = hasExamples ? inEveryLocale({ strings }, (locale) => inLocale(locale, 'absent')) : shown;
  const withExamples = hasExamples ? shown : undefined;
  return { byLocale, withExamples, unknown, missingTexts, emptyTexts, misplaced, errors };
};

/** Whether a missing setting is there under a name that is nearly its own. */
const isMisspelled = ({ keyword, path, params }: ShapeError, place: Path, unknown: readonly string[]): boolean =>
  keyword === 'required' &&
  path.length === place.length &&
  unknown.some((key) => nearest(key, [String(params.missingProperty)]) !== undefined);

/** Whether the type has words of its own for a text setting: it shows no empty ones. */
const hasOwnWords = ({ manifest: { strings } }: RegisteredSection, setting: string): boolean =>
  Object.hasOwn(strings.en ?? {}, setting) && strings.en?.[setting] !== '';
