import type { JSONSchema } from 'json-schema-to-ts';
/** A repeatable source of numbers from 0 to below `n` (mulberry32). */
export declare const createDice: (seed: number) => ((n: number) => number);
/** One value that is likely, not certain, to be valid for a schema; `roll` decides which. */
export declare const sampleOf: (schema: JSONSchema, root: JSONSchema, roll: (n: number) => number, depth?: number) => unknown;
