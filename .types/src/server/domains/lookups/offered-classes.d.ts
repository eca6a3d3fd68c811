import type { StoreContext } from '#server/store/store.ts';
/** The years that a class asks for on the first day of a session. */
export interface AgeRange {
    readonly minAge?: number | undefined;
    readonly maxAge?: number | undefined;
}
/** A class that a child can be admitted to. */
export interface OfferedClass extends AgeRange {
    readonly id: number;
    readonly name: string;
    /** How many children it takes in a session; undefined where nobody counts. */
    readonly seats?: number | undefined;
}
/** The classes that a school offers (lookup `classes`): the standard ones that it has not switched off, and its own. */
export declare const offeredClasses: ({ db }: StoreContext) => Promise<readonly OfferedClass[]>;
/** The class of an id where a school offers it. */
export declare const offeredClass: (context: StoreContext, id: number) => Promise<OfferedClass | undefined>;
