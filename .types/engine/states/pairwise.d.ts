import type { Fact, FactClass } from './state.ts';
/** One class of each fact, by the fact's ref. */
export interface Row {
    readonly classes: Readonly<Record<string, FactClass>>;
    /** The base row, and the first to have a class. */
    readonly thorough: boolean;
}
/** One class of one fact, by its place in the facts and its place among their classes. */
interface Choice {
    readonly fact: number;
    readonly cls: number;
}
/**
 * Rows in which every pair of classes of two facts stands that decide something: the base row, one row for each other
 * class with everything else as in the base, then rows for the pairs that are left, by a greedy search. Classes of
 * looks are in one row each. Two classes that cannot be together are in no row together. The same facts give the same rows.
 */
export declare const pairwise: (facts: readonly Fact[]) => readonly Row[];
/** A part of what is not there is left at its base class, which then says nothing. */
export declare const canBeTogether: (facts: readonly Fact[], a: Choice, b: Choice) => boolean;
export {};
