import type { FieldSchema } from './field-types.ts';

/** What is wrong in a part of a form, by the place in it: `heading`, `[0].caption`, `translations.hi.heading`. */
export type Errors = Readonly<Record<string, string>>;

/** What is wrong inside of a field or an entry, by the place in that. */
export const errorsIn = (errors: Errors, part: string): Errors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => {
      const rest = path.startsWith(part) ? path.slice(part.length) : '';
      return /^[.[]/.test(rest) ? [[rest.replace(/^\./, ''), text]] : [];
    }),
  );

/** What is wrong with a field as a whole, or else anywhere inside of it. */
export const errorOf = (errors: Errors, field: string): string | undefined =>
  errors[field] ?? Object.values(errorsIn(errors, field))[0];

type Properties = Readonly<Record<string, FieldSchema>>;

/** Where the input of something stands. */
export interface Place {
  /** The list that it is in an entry of, and which. */
  readonly list?: { readonly field: string; readonly at: number };
  /** Undefined for an entry as a whole. */
  readonly field?: string;
  /** The language, of a text that is not in the item's own. */
  readonly locale?: string;
}

/** The place of the input for what is at a place of a document. */
export const placeOf = (path: string, properties: Properties): Place => {
  const [first, second, ...rest] = path.split(/[.[\]]+/).filter((part) => part !== '');
  if (first === undefined) return {};
  if (first === 'translations' && second !== undefined && rest[0] !== undefined)
    return { field: rest[0], locale: second };
  const inner = properties[first]?.items?.properties;
  if (!inner || second === undefined) return { field: first };
  return { ...placeOf(rest.join('.'), inner), list: { field: first, at: Number(second) } };
};

/** The id of an input, in a form with an id. */
export const inputId = (form: string, { list, field, locale }: Place): string =>
  [form, ...(list ? [list.field, list.at] : []), ...[field, locale].filter((part) => part !== undefined)].join('-');

/** What stands at a place of a document. */
export const valueAtPath = (document: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, part)
          ? (value as Readonly<Record<string, unknown>>)[part]
          : undefined,
      document,
    );
