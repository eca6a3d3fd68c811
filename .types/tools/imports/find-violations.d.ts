import type { Import } from './graph.ts';
/** A breach of tools/layers.ts, with what to do about it. */
export interface Violation {
    readonly file: string;
    readonly line?: number;
    readonly message: string;
    readonly cure: string;
}
/** What the imports break of the table; `nameOf` gives the name by which another room imports a file. */
export declare const findViolations: (imports: readonly Import[], nameOf: (file: string) => string | undefined) => readonly Violation[];
/** The files that stand in no room. */
export declare const findStrays: (files: Iterable<string>) => readonly Violation[];
