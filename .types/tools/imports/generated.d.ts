/** All that is made from tools/layers.ts, by its path from the root. */
export declare const generatedFiles: (root: string) => ReadonlyMap<string, string>;
