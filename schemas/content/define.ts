import type { JSONSchema } from 'json-schema-to-ts';
import type { Area } from '../access/matrix.ts';
import type { ConsentPurpose } from './consent.ts';

/** How a stored picture may be served: `minor` ones only while a consent stands behind them. */
export type MediaClass = 'public' | 'minor' | 'private';

/** How a list of items stands: as on the website, by name, or the last changed first. */
export const contentSorts = ['place', 'name', 'changed'] as const;
export type ContentSort = (typeof contentSorts)[number];

/** Where an item stands. `changed`: published, with a draft that is not; `deleted`: in the bin. */
export const contentStates = ['draft', 'published', 'changed', 'scheduled', 'expired', 'deleted'] as const;
export type ContentState = (typeof contentStates)[number];

/** What visitors see the items of a type in order by; by their ids where that is the same. */
export interface ContentOrder {
  /** The field that they go by: a day, a time by the school's clock, or a word. */
  readonly by: string;
  readonly isNewestFirst?: boolean;
  /** Items of which this field is true stand before all others. */
  readonly pinned?: string;
  /** The field with the end. What is over since an earlier day stands after the rest, what began last before the others. */
  readonly end?: string;
}

/**
 * One kind of website content. The schema describes a published document; a draft may lack fields.
 * A picture field holds `media:<id>`.
 */
export interface ContentType {
  readonly type: string;
  /** Who may read drafts of it, and who may write it. */
  readonly area: Area;
  /** A school has exactly one document of a singleton type. */
  readonly singleton: boolean;
  readonly schema: JSONSchema;
  /** Picture fields by path (`image`, `schoolThemeMediaJson[].Media_Name`) with the class they are stored under. */
  readonly media: Readonly<Record<string, MediaClass>>;
  /** What the family, or an adult, was asked for: the purpose of its `Photo_Consent`. */
  readonly consentFor?: ConsentPurpose;
  /**
   * Fields with words, by path (`heading`, `schoolThemeMediaJson[].caption`). Next to them stand the same in other
   * languages: `translations: { hi: { heading } }`.
   */
  readonly texts: readonly string[];
  /** Fields with HTML from people: sanitised before they are stored. */
  readonly html?: readonly string[];
  /** The field that describes the item where a picture has no alt text of its own. */
  readonly nameField: string;
  /** How the website orders its items; without it, each stands where the office puts it. */
  readonly order?: ContentOrder;
  /** Fields that only the server and imports set: what a request says of them is refused. */
  readonly server?: readonly string[];
  /** Fields that may be missing and changed, yet not emptied once visitors have seen them. */
  readonly kept?: readonly string[];
  /** The type's own word for each state, if it has words of its own. */
  readonly statusNames?: Readonly<Record<ContentState, string>>;
}

/** Describes a content type; its schema is completed with the translations of its texts. */
export const defineContentType = <const T extends ContentType>(definition: T): T => ({
  ...definition,
  schema: withTranslations(definition.schema as ObjectSchema, definition.texts.map(textPath)),
});

/** The steps of a text's path: `schoolThemeMediaJson[].caption` is one of the field, in a list. */
export const textPath = (path: string): readonly string[] => path.split(/\[\]\.|\./);

interface ObjectSchema {
  readonly properties: Readonly<Record<string, object>>;
}

/** The languages that an item may be there in besides its own. */
const maxTranslations = 10;

const withTranslations = <S extends ObjectSchema>(schema: S, paths: readonly (readonly string[])[]): S => {
  const { properties } = schema;
  const texts = paths.flatMap(([field = '', ...rest]) => (rest.length === 0 ? [[field, properties[field]]] : []));
  const lists = [...new Set(paths.flatMap(([list = '', ...rest]) => (rest.length > 0 ? [list] : [])))];
  const inLists = lists.map((list) => {
    const own = properties[list] as { readonly items: ObjectSchema };
    const inner = paths.filter(([first, ...rest]) => first === list && rest.length > 0).map((path) => path.slice(1));
    return [list, { ...own, items: withTranslations(own.items, inner) }];
  });
  const translations = {
    type: 'object',
    maxProperties: maxTranslations,
    propertyNames: { type: 'string', format: 'locale' },
    additionalProperties: { type: 'object', additionalProperties: false, properties: Object.fromEntries(texts) },
  };
  return { ...schema, properties: { ...properties, ...Object.fromEntries(inLists), translations } };
};
