import type { Leaf } from '#schemas/theme/conditions.ts';
import type { Shape } from './shape.ts';
import type { FactClass } from './state.ts';
interface Values {
    readonly shape: Shape;
    readonly leaves: readonly Leaf[];
    /** The class of the base state. */
    readonly base: FactClass;
    readonly optional: boolean;
    readonly decides: boolean;
    /** Values beside those of the schema and the conditions. */
    readonly also?: readonly unknown[];
}
export declare const valueClass: (value: unknown, decides: boolean, name?: string) => FactClass;
export declare const absentClass: (decides: boolean) => FactClass;
/** What is there where nothing else is said of it. */
export declare const presentClass: (decides: boolean) => FactClass;
/**
 * The classes of a ref that gives one value: those of its schema, those that the conditions compare it with,
 * a value apart from all of these, and its absence. Each leaf over it is true in one of them and false in another,
 * as far as the schema allows.
 */
export declare const valueClasses: (values: Values) => readonly FactClass[];
export declare const thresholdsOf: (leaves: readonly Leaf[]) => readonly number[];
/** A list at a threshold and one below it; a list of none is `empty`, or absent. */
export declare const lengthClasses: (n: number) => readonly FactClass[];
export {};
