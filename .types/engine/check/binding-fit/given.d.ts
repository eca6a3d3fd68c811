import type { JSONSchema } from 'json-schema-to-ts';
import { type RefScope } from '../../refs/resolve-ref.ts';
/** What a ref gives once its source has answered. */
export interface Given {
    readonly schema: JSONSchema;
    /** The refs on the way, itself among them, that may be null or not there: where one lacks, so does the value. */
    readonly gaps: readonly string[];
}
/** Describes a ref, or gives undefined where the template has no such ref or its source is not known. */
export declare const describeGiven: (ref: string, scope: RefScope) => Given | undefined;
/** A part of a schema, with the definitions that its refs may name. */
export declare const withDefinitions: (part: JSONSchema, root: JSONSchema) => JSONSchema;
