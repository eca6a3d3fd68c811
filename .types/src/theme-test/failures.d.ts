import { type Blame } from '#engine/states/index.ts';
import type { Assertion, StateResult } from './result.ts';
/** One thing that is wrong with a template, in all states that have it. */
export interface Failure {
    readonly template: string;
    readonly assertion: Assertion;
    readonly message: string;
    /** The narrowest window in which it was seen, in CSS pixels. */
    readonly width: number;
    /** In the order in which they were tested; never empty. */
    readonly stateIds: readonly [string, ...string[]];
    /** The facts that make it fail. Empty: it fails as it is, in the base state already. */
    readonly blame: readonly Blame[];
}
/** What is wrong, each thing once: the faults of all states by template, assertion and message. */
export declare const collectFailures: (results: readonly StateResult[]) => readonly Failure[];
/** The facts that make a failure, for people: `data.gallery is empty`. */
export declare const describeBlame: (facts: readonly Blame[]) => string;
