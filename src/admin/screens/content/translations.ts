import { type FieldSchema, textsOf } from './field-types.ts';
import type { Fields } from './fields.ts';

/** The texts of an object in other languages, by language and field. */
export type Translations = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export const translationsOf = ({ translations }: Fields): Translations => (translations ?? {}) as Translations;

/** With a text changed; undefined where none is left. A language without a text is none. */
export const withText = (
  translations: Translations,
  locale: string,
  [field, value]: readonly [string, unknown],
): Translations | undefined => {
  const { [locale]: texts = {}, ...others } = translations;
  const { [field]: _, ...rest } = texts;
  const changed = value === undefined ? rest : { ...rest, [field]: value };
  const all = Object.keys(changed).length > 0 ? { ...others, [locale]: changed } : others;
  return Object.keys(all).length > 0 ? all : undefined;
};

/** The place of a text in another language in a document: `translations.hi.heading`. */
export const translationPath = (locale: string, field: string): string => `translations.${locale}.${field}`;

/** The language and the field of such a place; undefined for a place that is none. */
export const readTranslationPath = (path: string): { readonly locale: string; readonly field: string } | undefined => {
  const [first, locale, field] = path.split('.');
  return first === 'translations' && locale !== undefined && field !== undefined ? { locale, field } : undefined;
};

/** What stands at a field of a document, or at the place of a text in another language. */
export const valueAt = (document: Fields, path: string): unknown => {
  const place = readTranslationPath(path);
  return place ? translationsOf(document)[place.locale]?.[place.field] : document[path];
};

type Properties = Readonly<Record<string, FieldSchema>>;

/** The fields of an object that are lists of objects, with what is in them. */
const listsOf = (object: Fields, properties: Properties) =>
  Object.entries(properties).flatMap(([field, { items }]) => {
    const entries = object[field];
    const inner = items?.properties;
    return inner && Array.isArray(entries) ? [{ field, entries: entries as readonly Fields[], inner }] : [];
  });

const missingTexts = (object: Fields, properties: Properties, locale: string): readonly string[] => {
  const there = translationsOf(object)[locale] ?? {};
  return textsOf(properties).filter((field) => Boolean(object[field]) && !there[field]);
};

/** How many texts are written and are not there in a language, those in lists included. */
export const countMissing = (object: Fields, properties: Properties, locale: string): number =>
  missingTexts(object, properties, locale).length +
  listsOf(object, properties)
    .flatMap(({ entries, inner }) => entries.map((entry) => countMissing(entry, inner, locale)))
    .reduce((sum, count) => sum + count, 0);

/** Whether a text is there in a language. */
export const isBegun = (object: Fields, properties: Properties, locale: string): boolean =>
  Object.keys(translationsOf(object)[locale] ?? {}).length > 0 ||
  listsOf(object, properties).some(({ entries, inner }) => entries.some((entry) => isBegun(entry, inner, locale)));

/** With what is missing in a language as it is written. A field without anything missing stays the same value. */
export const withCopies = (object: Fields, properties: Properties, locale: string): Fields => {
  const missing = missingTexts(object, properties, locale);
  const translations = missing.reduce<Translations>(
    (all, field) => withText(all, locale, [field, object[field]]) ?? {},
    translationsOf(object),
  );
  const lists = listsOf(object, properties)
    .filter(({ entries, inner }) => entries.some((entry) => countMissing(entry, inner, locale) > 0))
    .map(({ field, entries, inner }) => [field, entries.map((entry) => withCopies(entry, inner, locale))] as const);
  return { ...object, ...Object.fromEntries(lists), ...(missing.length > 0 && { translations }) };
};
