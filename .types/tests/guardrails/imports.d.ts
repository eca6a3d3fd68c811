export interface Imports {
    /** Of ours, by their path from the root. */
    readonly files: ReadonlySet<string>;
    /** Of packages and of Node, as they are spelled. */
    readonly modules: ReadonlySet<string>;
}
/** What a program loads at run time, directly or through others, but for the files in `apart` and what only they need. */
export declare const importsOf: (program: string, apart?: readonly string[]) => Imports;
