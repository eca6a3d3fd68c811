/** A theme document, or a part of one, of a format that no type describes any more. */
export type JsonObject = Readonly<Record<string, unknown>>;
/** One step of the chain: from one format to the next, on plain JSON. */
export interface Migration {
    /** The format it reads; it gives the one after. */
    readonly from: number;
    /** What changes, in one sentence. */
    readonly summary: string;
    /** Pure. Throws `MigrationFault` where the old document leaves open what was meant. */
    migrate(document: JsonObject): JsonObject;
}
/** What cannot be carried over, and where it stands. */
export declare class MigrationFault extends Error {
    constructor(place: readonly (string | number)[], message: string);
}
export declare const isObject: (value: unknown) => value is JsonObject;
/** The object with each value put through a function; what is no object stays as it is. */
export declare const mapValues: (value: unknown, change: (value: unknown, key: string) => unknown) => unknown;
