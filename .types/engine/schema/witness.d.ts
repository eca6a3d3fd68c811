import type { JSONSchema } from 'json-schema-to-ts';
export interface WitnessOptions {
    readonly root: JSONSchema;
    /** Leaves null out: the value is a property that would be dropped. */
    readonly present?: boolean;
}
/**
 * Small values of a schema, the plainest first. They are likely, not certain to be valid: who needs that asks `takes`.
 * Empty where none was found.
 */
export declare const witnesses: (schema: JSONSchema, { root, present }: WitnessOptions, depth?: number) => unknown[];
/** The plainest value of a schema, in a list; empty where none was found. */
export declare const plainest: (schema: JSONSchema, options: WitnessOptions, depth?: number) => unknown[];
