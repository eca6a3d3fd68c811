/** The data entry that a ref is of; undefined where it is of something else. */
export declare const dataIdOf: (ref: string) => string | undefined;
/** Where in the entry's answer the ref leads; empty for all of it. */
export declare const dataPathOf: (ref: string) => readonly string[];
