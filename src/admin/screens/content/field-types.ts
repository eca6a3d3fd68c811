import type { ContentTypeInfo } from '#schemas/api/content/read.ts';
import type { FieldWords } from './types/define-type.ts';

/** The part of a field's JSON Schema that a form goes by. */
export interface FieldSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly (string | number)[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly additionalProperties?: FieldSchema | boolean;
}

export interface FieldInputProps {
  readonly id: string;
  /** Where it is in the document: `image`, `schoolThemeMediaJson[].Media_Name`. */
  readonly path: string;
  readonly schema: FieldSchema;
  readonly words: FieldWords;
  readonly isRequired: boolean;
  /** Whether it is a text with headings, lists and links. */
  readonly isHtml?: boolean;
  readonly value: unknown;
  readonly error: string | undefined;
  /** Of a list: what is wrong in its entries. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Undefined takes the field away. */
  readonly onChange: (value: unknown) => void;
}

/** The texts that an object with these fields has in other languages too. */
export const textsOf = ({ translations }: Readonly<Record<string, FieldSchema>>): readonly string[] => {
  const inLanguage = translations?.additionalProperties;
  return typeof inLanguage === 'object' ? Object.keys(inLanguage.properties ?? {}) : [];
};

/** The fields of a content type. */
export const propertiesOf = ({ schema }: Pick<ContentTypeInfo, 'schema'>): Readonly<Record<string, FieldSchema>> =>
  (schema as { readonly properties: Readonly<Record<string, FieldSchema>> }).properties;
