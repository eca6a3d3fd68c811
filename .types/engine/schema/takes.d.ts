import type { JSONSchema } from 'json-schema-to-ts';
import { type SchemaObject } from './schema.ts';
/** `unknown`: a keyword or format whose meaning is not known here decides. */
export type Verdict = 'yes' | 'no' | 'unknown';
export type Formats = Readonly<Record<string, (text: string) => boolean>>;
/** Whether a schema takes one value. Says what ajv says, or `unknown`. */
export declare const takes: (schema: JSONSchema, value: unknown, formats: Formats, root?: JSONSchema, depth?: number) => Verdict;
/** Its refs would start from another document. */
export declare const isElsewhere: (schema: SchemaObject, root: JSONSchema) => boolean;
