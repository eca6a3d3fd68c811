import type { JSONSchema } from 'json-schema-to-ts';
/**
 * The fields of a form, with those that hold lists of objects read as JSON: one field with the whole list, or several
 * with an object each. What is no JSON stays a text, which the schema refuses.
 */
export declare const readJsonFields: (schema: JSONSchema, value: unknown) => unknown;
