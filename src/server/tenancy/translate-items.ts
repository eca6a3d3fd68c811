import { type ContentType, textPath } from '#schemas/content/define.ts';
import type { ContentItem, Languages } from './content-reader.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An item as it was written, alone. */
export const untranslatedItem = <Document extends object>(
  type: ContentType,
  item: ContentItem<Document>,
): ContentItem<Document> => {
  const document = untranslated(item.document as Fields, textsOf(type));
  return document === item.document ? item : { ...item, document: document as Document };
};

/**
 * An item in a language: with its translation where that has all of its words, else as it was written. Whichever it is,
 * `lang` says so. A translation with gaps would show two languages as one.
 */
export const translateItem = <Document extends object>(
  type: ContentType,
  item: ContentItem<Document>,
  { locale, contentLocale }: Languages,
): ContentItem<Document> => {
  const own = (item.document as { readonly lang?: string }).lang ?? contentLocale;
  const translated = own === locale ? undefined : translate(item.document as Fields, textsOf(type), locale);
  if (translated) return { ...item, document: { ...translated, lang: locale } as Document, written: item.document };
  const written = untranslatedItem(type, item);
  if (own === locale || own === undefined) return written;
  return { ...written, document: { ...written.document, lang: own } };
};

/** The languages that all words of a document are translated into. */
export const translatedInto = (type: ContentType, document: object): readonly string[] => {
  const { translations = {} } = document as { readonly translations?: object };
  return Object.keys(translations).filter((locale) => translate(document as Fields, textsOf(type), locale));
};

/** The fields with words of an object, and of the objects in its lists. */
interface Texts {
  readonly fields: readonly string[];
  readonly lists: ReadonlyMap<string, Texts>;
}

const known = new WeakMap<ContentType, Texts>();

const textsOf = (type: ContentType): Texts => {
  const texts = known.get(type) ?? group(type.texts.map(textPath));
  known.set(type, texts);
  return texts;
};

const group = (paths: readonly (readonly string[])[]): Texts => {
  const deeper = paths.filter(({ length }) => length > 1);
  const lists = new Set(deeper.map(([list = '']) => list));
  return {
    fields: paths.flatMap(([field, ...rest]) => (field !== undefined && rest.length === 0 ? [field] : [])),
    lists: new Map(
      [...lists].map((list) => [list, group(deeper.filter(([first]) => first === list).map((path) => path.slice(1)))]),
    ),
  };
};

const hasText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** An object without its translations, and those of what is in its lists. */
const untranslated = (value: Fields, { lists }: Texts): Fields => {
  const inner = [...lists].flatMap(([name, texts]) => {
    const items = value[name];
    return Array.isArray(items) ? [[name, items.map((item: Fields) => untranslated(item, texts))] as const] : [];
  });
  if (inner.length === 0 && !Object.hasOwn(value, 'translations')) return value;
  const { translations: _, ...own } = value;
  return { ...own, ...Object.fromEntries(inner) };
};

/** An object in a language; undefined where a word is missing. */
const translate = (value: Fields, { fields, lists }: Texts, locale: string): Fields | undefined => {
  const { translations, ...own } = value;
  const said: Fields = { ...new Map(Object.entries(translations ?? {})).get(locale) };
  const wanted = fields.filter((field) => hasText(own[field]));
  if (!wanted.every((field) => hasText(said[field]))) return undefined;
  const inner = [...lists].flatMap(([name, texts]) => {
    const items = own[name];
    return Array.isArray(items) ? [[name, items.map((item: Fields) => translate(item, texts, locale))] as const] : [];
  });
  if (inner.some(([, items]) => items.includes(undefined))) return undefined;
  return { ...own, ...Object.fromEntries(wanted.map((field) => [field, said[field]])), ...Object.fromEntries(inner) };
};
