import { isDeepStrictEqual } from 'node:util';
import type { Difference, WaitingChange } from '#schemas/api/publishing.ts';
import type { ContentType } from '#schemas/content/index.ts';
import { plainText } from '#server/core/html/plain-text.ts';
import type { ContentDocument } from '#server/store/schema.ts';

type Fields = Readonly<Record<string, unknown>>;

interface FieldShape {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
}

/** What visitors see of a document beside what they are to see, field by field, in the order of the type. */
export const documentDifferences = (
  type: ContentType,
  before: ContentDocument,
  after: ContentDocument,
): readonly Difference[] => [
  ...fieldDifferences(type, { before, after, locale: null }),
  ...localesOf(before, after).flatMap((locale) =>
    fieldDifferences(type, { before: translation(before, locale), after: translation(after, locale), locale }),
  ),
];

/** How much a document is that visitors have never seen. */
export const documentSummary = (
  { texts, html = [], media }: ContentType,
  document: ContentDocument,
): NonNullable<WaitingChange['summary']> => {
  const words = texts
    .flatMap((path) => valuesAt(document, path))
    .flatMap((text) => (typeof text === 'string' ? [text] : []))
    .map((text) => (html.length > 0 ? plainText(text) : text))
    .flatMap((text) => text.split(/\s+/).filter(Boolean));
  const pictures = Object.keys(media).flatMap((path) => valuesAt(document, path));
  return { words: words.length, pictures: pictures.length, locales: localesOf(document, {}) };
};

interface Sides {
  readonly before: Fields;
  readonly after: Fields;
  readonly locale: string | null;
}

const fieldDifferences = (type: ContentType, { before, after, locale }: Sides): readonly Difference[] => {
  const { properties } = type.schema as { readonly properties: Readonly<Record<string, FieldShape>> };
  return Object.entries(properties)
    .filter(([field]) => field !== 'translations' && !type.server?.includes(field))
    .flatMap(([field, shape]) => {
      const [old, next] = [own(before, field), own(after, field)];
      if (isDeepStrictEqual(old, next)) return [];
      const kind = kindOf(type, field, shape);
      return [{ field, locale, label: null, kind, before: shown(kind, old), after: shown(kind, next) }];
    });
};

const kindOf = ({ html = [], media }: ContentType, field: string, shape: FieldShape): Difference['kind'] => {
  if (html.includes(field)) return 'html';
  if (Object.hasOwn(media, field)) return 'picture';
  if (shape.type === 'array' || shape.type === 'object') return 'list';
  if (shape.enum || shape.type === 'boolean') return 'choice';
  if (shape.type === 'integer' || shape.type === 'number') return 'number';
  if (shape.format === 'date') return 'date';
  return shape.format === 'local-date-time' ? 'time' : 'text';
};

const shown = (kind: Difference['kind'], value: unknown): Difference['before'] => {
  if (kind === 'list') return entriesOf(value).map(entryWords);
  if (kind === 'html') return typeof value === 'string' ? plainText(value) : null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

const entriesOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
};

/** An entry of a list in one line; one that is a picture alone is its reference. */
const entryWords = (entry: unknown): string => {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { translations: _, ...fields } = entry as Fields;
  const values = Object.values(fields).filter((value) => typeof value === 'string' || typeof value === 'number');
  const words = values.filter((value) => !isReference(value));
  return words.length > 0 ? words.join(' · ') : String(values[0] ?? '');
};

const isReference = (value: unknown): boolean => typeof value === 'string' && /^media:\d+$/.test(value);

const own = (fields: Fields, field: string): unknown => (Object.hasOwn(fields, field) ? fields[field] : undefined);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const translation = ({ translations }: Fields, locale: string): Fields => {
  const found = isFields(translations) ? own(translations, locale) : undefined;
  return isFields(found) ? found : {};
};

const localesOf = (...documents: readonly Fields[]): string[] => [
  ...new Set(documents.flatMap(({ translations }) => (isFields(translations) ? Object.keys(translations) : []))),
];

/** The values at a path of a type, `schoolThemeMediaJson[].caption`, as far as they are there. */
const valuesAt = (document: Fields, path: string): readonly unknown[] =>
  path.split('.').reduce<readonly unknown[]>(
    (values, step) =>
      values.flatMap((value) => {
        const found = isFields(value) ? own(value, step.replace(/\[\]$/, '')) : undefined;
        if (found === undefined || found === '') return [];
        return Array.isArray(found) ? found : [found];
      }),
    [document],
  );
