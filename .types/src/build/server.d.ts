/** Bundles a program for Node, packages left outside, into a folder of `dist/`, with the picture process beside it. */
export declare const bundleProgram: (entry: string, folder: string) => Promise<void>;
