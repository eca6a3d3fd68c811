import fc from 'fast-check';
import type { JSONSchema } from 'json-schema-to-ts';
import { type SourceContract } from '#schemas/sources/define.ts';
import type { Clauses } from '../conditions/clauses.ts';
import type { Resolve } from '../conditions/decide-condition.ts';
import type { RefScope } from '../refs/resolve-ref.ts';
/** A ref of the test's template, with the operands worth comparing it with. */
interface TestRef {
    readonly ref: string;
    readonly operands: readonly (string | number | boolean)[];
}
export declare const sourceOf: (name: string, result: JSONSchema) => SourceContract;
export declare const testScope: RefScope;
/** Refs whose every value can be listed. */
export declare const closedRefs: readonly TestRef[];
export declare const allRefs: readonly TestRef[];
/** Conditions over two or three of the refs, so that their leaves meet. */
export declare const clausesOver: (refs: readonly TestRef[]) => fc.Arbitrary<Clauses>;
/** Visits of the test's template: whole answers of its sources, read as a page reads them. */
export declare const visitArbitrary: fc.Arbitrary<Resolve>;
/** Every visit that closed refs can tell apart. */
export declare const closedVisits: readonly Resolve[];
export {};
