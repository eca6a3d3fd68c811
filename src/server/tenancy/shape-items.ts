import type { ContentItem, ContentReader } from './content-reader.ts';

type Document = Readonly<Record<string, unknown>>;

/** A value as text; empty if it is none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Copies the named fields of each document, with the picture field's `media:<id>` turned into the URL
 * and `<field>_Media` next to it. A field without a value is left out, and so is a picture that is gone.
 */
export const shapeItems = async (
  items: readonly ContentItem[],
  reader: ContentReader,
  shape: { readonly fields: readonly string[]; readonly picture?: string; readonly name: string },
): Promise<Record<string, unknown>[]> => {
  const { fields, picture, name } = shape;
  const references = picture ? items.map(({ document }) => text(document[picture])).filter(Boolean) : [];
  const pictures = references.length > 0 ? await reader.pictures(references) : undefined;
  return items.map(({ document }) => {
    const result = pick(document, fields);
    const stored = picture ? pictures?.get(text(document[picture])) : undefined;
    if (!picture || !stored) return result;
    const { url, media } = stored(text(document[name]));
    return { ...result, [picture]: url, [`${picture}_Media`]: media };
  });
};

/** The named fields of a document that have a value. */
export const pick = (document: Document, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter((field) => Object.hasOwn(document, field) && document[field] !== null && document[field] !== '')
      .map((field) => [field, document[field]]),
  );
