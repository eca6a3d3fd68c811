import type { JSONSchema } from 'json-schema-to-ts';
import { type JsonType } from './schema.ts';
export declare const nameType: (type: JsonType) => string;
/** A schema in a few words: `a whole number of at least 1`, `a list of objects`, `"a" or "b"`. */
export declare const say: (schema: JSONSchema) => string;
