import type { JSONSchema } from 'json-schema-to-ts';
import { type ValuePath } from './schema.ts';
import { type Formats } from './takes.ts';
export interface SubsetOptions {
    /**
     * Whether the value is cut down to the target before it is used, as the engine does with bound data
     * (`createProjection`): what the target does not name is gone, and so is every property that is null.
     */
    readonly projected: boolean;
    /** Whether null never arrives: the source's null forms are left out. */
    readonly present?: boolean;
    /** The formats whose texts can be told: with them an enum's values are looked at. */
    readonly formats?: Formats;
}
export type SubsetResult = {
    readonly ok: true;
} | {
    readonly ok: false;
    /** Where in the value. */
    readonly path: ValuePath;
    /** A half sentence about what is there: `it may be null`. */
    readonly why: string;
    /** A value of the source that the target does not take; undefined where none was found. */
    readonly counterexample: unknown;
    /** What is given and what is wanted at the path. */
    readonly source: JSONSchema;
    readonly target: JSONSchema;
};
/**
 * Proves that the target takes every value of the source. Sound: what it accepts has no counterexample, on the keywords
 * of engine/schema/schema.ts as ajv reads them. Not complete: a keyword it does not know, a recursive schema and a
 * union that only several forms together cover are rejected, then perhaps without a counterexample.
 */
export declare const proveSubset: (source: JSONSchema, target: JSONSchema, options: SubsetOptions) => SubsetResult;
