import type { ContentType, MediaClass } from '#schemas/content/index.ts';
import { joinPath } from '#server/core/validation/problem.ts';
import type { ContentDocument } from '#server/store/schema.ts';

export interface MediaField {
  /** Where in the document: `schoolThemeMediaJson[2].Media_Name`. */
  path: string;
  class: MediaClass;
  value: string;
}

/** The picture fields of a document that hold something. */
export const listMediaFields = (type: ContentType, document: ContentDocument): MediaField[] => {
  const found: MediaField[] = [];
  replaceMediaFields(type, document, (field) => {
    found.push(field);
    return field.value;
  });
  return found;
};

/** A copy of the document with each picture field that holds something replaced. */
export const replaceMediaFields = (
  type: ContentType,
  document: ContentDocument,
  replace: (field: MediaField) => string,
): ContentDocument => {
  return Object.entries(type.media).reduce<ContentDocument>(
    (copy, [path, kind]) =>
      replaceAt(copy, path.split('.'), '', (value, at) => replace({ value, path: at, class: kind })) as ContentDocument,
    document,
  );
};

const replaceAt = (
  value: unknown,
  steps: readonly string[],
  at: string,
  replace: (value: string, at: string) => string,
): unknown => {
  const [step, ...rest] = steps;
  if (step === undefined) return typeof value === 'string' && value !== '' ? replace(value, at) : value;
  if (typeof value !== 'object' || value === null) return value;
  const name = step.replace(/\[\]$/, '');
  const inner = new Map(Object.entries(value)).get(name);
  if (inner === undefined) return value;
  const path = joinPath(at, name);
  if (name === step) return { ...value, [name]: replaceAt(inner, rest, path, replace) };
  if (!Array.isArray(inner)) return value;
  return { ...value, [name]: inner.map((entry, index) => replaceAt(entry, rest, joinPath(path, index), replace)) };
};
