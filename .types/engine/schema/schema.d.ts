import type { JSONSchema } from 'json-schema-to-ts';
export type SchemaObject = Exclude<JSONSchema, boolean>;
export type JsonType = 'null' | 'boolean' | 'number' | 'integer' | 'string' | 'array' | 'object';
export type ValuePath = readonly (string | number)[];
/** A schema that takes everything. */
export declare const anything: SchemaObject;
/** Every value is of one of these; an integer is a number. */
export declare const jsonTypes: readonly JsonType[];
/** The keywords of a schema that may restrict and whose meaning is not proven. */
export declare const foreignKeywords: (schema: SchemaObject) => string[];
/** Whether a schema restricts nothing. */
export declare const isAnything: (schema: JSONSchema) => boolean;
/** The types a schema names, or undefined where it names none. */
export declare const typesOf: ({ type, nullable }: SchemaObject) => readonly JsonType[] | undefined;
export declare const typeOf: (value: unknown) => JsonType;
export declare const isOfType: (value: unknown, type: JsonType) => boolean;
/** The values a schema lists, or undefined where it lists none. */
export declare const optionsOf: (schema: SchemaObject) => readonly unknown[] | undefined;
/** The forms of a union, or undefined where the schema is none. */
export declare const formsOf: ({ anyOf, oneOf }: SchemaObject) => readonly JSONSchema[] | undefined;
export declare const partsOf: ({ properties }: SchemaObject) => Readonly<Record<string, JSONSchema>>;
/** What a list's items are, where that is one schema for all of them. */
export declare const itemsOf: (schema: SchemaObject) => JSONSchema;
/** What stands under a key that `properties` does not name. */
export declare const othersOf: (schema: SchemaObject) => JSONSchema;
/** What stands under a key, as far as the schema says: false where the key cannot be there. */
export declare const partOf: (schema: SchemaObject, key: string) => JSONSchema;
/** Follows a `$ref` to a local definition; undefined where it leads elsewhere. */
export declare const followRef: (ref: string, root: JSONSchema) => JSONSchema | undefined;
/** Equality of two values that came from JSON. */
export declare const isEqual: (a: unknown, b: unknown) => boolean;
