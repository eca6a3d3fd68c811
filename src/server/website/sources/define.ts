import type { ContentItem, ContentReader, Directory, SchoolFacts } from '../../tenancy/content-reader.ts';

export interface LoaderInput {
  readonly reader: ContentReader;
  readonly school: SchoolFacts;
  /** Checked against the contract's params, defaults filled in. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** How one source is loaded: the published items it reads, in the shape that its contract promises. */
export interface SchoolLoader {
  readonly source: string;
  load(input: LoaderInput): Promise<unknown>;
}

/** A source over all listed schools. It opens its own reads, one school at a time. */
export interface DirectoryLoader {
  readonly source: string;
  loadDirectory(input: { readonly directory: Directory; readonly params: LoaderInput['params'] }): Promise<unknown>;
}

export type SourceLoader = SchoolLoader | DirectoryLoader;

export const defineLoader = <T extends SourceLoader>(loader: T): T => loader;

type Document = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Copies the named fields of each document, with the picture field's `media:<id>` turned into the seed's URL
 * and `<field>_Media` beside it. A field without a value is left out, and so is a picture that is gone.
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

export const pick = (document: Document, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter((field) => Object.hasOwn(document, field) && document[field] !== null && document[field] !== '')
      .map((field) => [field, document[field]]),
  );

/** Items that may be shown in public by name and picture (domain rule 4.3). */
export const withConsent = (items: readonly ContentItem[]): readonly ContentItem[] =>
  items.filter(({ document }) => document.Photo_Consent === 'Public_With_Name');

/** Whether an item that may name an audience is for visitors. */
export const isForAll = ({ document: { audience } }: ContentItem): boolean =>
  audience === undefined || audience === 'All';

/** Items with the keyword of the params in one of the fields, in small or capital letters; all where there is none. */
export const withKeyword = (
  items: readonly ContentItem[],
  params: Document,
  fields: readonly string[],
): readonly ContentItem[] => {
  const keyword = plain(text(params.keyword));
  if (keyword === '') return items;
  return items.filter(({ document }) => fields.some((field) => plain(text(document[field])).includes(keyword)));
};

const plain = (value: string): string => value.normalize('NFC').trim().toLocaleLowerCase('und');

/** Where a page of a list begins, and how many it has; pages count from 1. */
export const pageOf = (params: Document): { readonly limit: number; readonly offset: number } => {
  const limit = Number(params.pageSize);
  return { limit, offset: (Number(params.page ?? 1) - 1) * limit };
};

/** One page of a list. */
export const paged = <T>(items: readonly T[], params: Document): readonly T[] => {
  const { limit, offset } = pageOf(params);
  return items.slice(offset, offset + limit);
};
