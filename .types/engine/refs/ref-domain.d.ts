import type { JSONSchema } from 'json-schema-to-ts';
import { type RefScope } from './resolve-ref.ts';
export type SchemaObject = Exclude<JSONSchema, boolean>;
/** What a ref can be once its source has answered. It may name more than can happen, never less. */
export interface RefDomain {
    readonly ref: string;
    /** What is there where something is there. */
    readonly schema: SchemaObject;
    /** Whether it can lack altogether: an optional property, an empty answer, a query key without a default. */
    readonly mayLack: boolean;
    /** Refs above this one whose presence is enough for this one to be there. */
    readonly givenUnder: readonly string[];
    /** Values beside those of the schema: a query key's default. */
    readonly also: readonly unknown[];
    /** Texts that never arrive here. */
    readonly never: readonly string[];
}
/** What a ref can be in a template, or undefined where the template does not have it. */
export declare const describeRef: (ref: string, scope: RefScope) => RefDomain | undefined;
/** The only values that a schema allows, where it lists them. An empty list is a finding of its own. */
export declare const optionsOf: (schema: SchemaObject) => readonly unknown[] | undefined;
