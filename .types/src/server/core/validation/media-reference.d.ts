/** How content names a stored picture. */
export declare const mediaReference: (mediaId: number) => string;
/** The id in a `media:<id>` reference, or undefined where the text is none. */
export declare function parseMediaReference(value: unknown): number | undefined;
/** The ids of all pictures that a document refers to, wherever they stand in it. */
export declare function findMediaReferences(document: unknown, found?: Set<number>): Set<number>;
/** A copy of a document in which each reference to one picture is to another. */
export declare function replaceMediaReference<T>(document: T, from: number, to: number): T;
