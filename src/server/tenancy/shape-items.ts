import type { PictureData } from '#schemas/sources/picture.ts';
import type { ContentItem, ContentReader } from './content-reader.ts';

/** The fields of a document whose names are text. */
type FieldOf<Document> = keyof Document & string;

/** The named fields of a document, with a picture's address in place of its `media:<id>` and its facts next to it. */
type Shaped<Document, Field extends keyof Document, Picture extends FieldOf<Document>> = Pick<Document, Field> & {
  readonly [Name in Picture]?: string;
} & { readonly [Name in Picture as `${Name}_Media`]?: PictureData };

/** A value as text; empty if it is none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Shape<Document, Field extends FieldOf<Document>, Picture extends FieldOf<Document>> {
  readonly fields: readonly Field[];
  readonly picture: Picture;
  readonly name: FieldOf<Document>;
}

/**
 * Copies the named fields of each document, with the picture field's `media:<id>` turned into the URL
 * and `<field>_Media` next to it. A field without a value is left out, and so is a picture that is gone.
 */
export const shapeItems = async <
  Document extends object,
  Picture extends FieldOf<Document>,
  Field extends FieldOf<Document> = never,
>(
  items: readonly ContentItem<Document>[],
  reader: Pick<ContentReader, 'pictures'>,
  shape: Shape<Document, Field, Picture>,
): Promise<Shaped<Document, Field, Picture>[]> => (await shapeEach(items, reader, shape)).map(({ shown }) => shown);

/** The same, each next to the item that it was made from. */
export const shapeEach = async <
  Document extends object,
  Picture extends FieldOf<Document>,
  Field extends FieldOf<Document> = never,
>(
  items: readonly ContentItem<Document>[],
  reader: Pick<ContentReader, 'pictures'>,
  { fields, picture, name }: Shape<Document, Field, Picture>,
): Promise<{ readonly item: ContentItem<Document>; readonly shown: Shaped<Document, Field, Picture> }[]> => {
  const references = items.map(({ document }) => text(document[picture])).filter(Boolean);
  const pictures = references.length > 0 ? await reader.pictures(references) : undefined;
  return items.map((item) => {
    const { document } = item;
    const stored = pictures?.get(text(document[picture]));
    const { url, media } = stored?.(text(document[name])) ?? {};
    const own = url === undefined ? {} : { [picture]: url, [`${picture}_Media`]: media };
    // An object whose keys are computed has no type of its own.
    return { item, shown: { ...pick(document, fields), ...own } as Shaped<Document, Field, Picture> };
  });
};

/** The named fields of a document that have a value, as those that are required always do. */
export const pick = <Document extends object, Field extends keyof Document>(
  document: Document,
  fields: readonly Field[],
): Pick<Document, Field> =>
  Object.fromEntries(
    fields
      .filter((field) => Object.hasOwn(document, field) && (document[field] ?? '') !== '')
      .map((field) => [field, document[field]]),
  ) as Pick<Document, Field>;
