import fc from 'fast-check';
import type { SchemaObject } from '../schema.ts';
/** Schemas of all kinds that sources and sections use, and a few that the proof does not understand. */
export declare const schemas: fc.Arbitrary<SchemaObject>;
/** Two schemas: mostly one and a change of it, in either order, else two apart. */
export declare const schemaPairs: fc.Arbitrary<{
    source: SchemaObject;
    target: SchemaObject;
}>;
