export interface ScratchProject {
    readonly folder: string;
    /** Runs a tool of `node_modules/.bin`. */
    run(tool: string, ...options: string[]): {
        readonly ok: boolean;
        readonly output: string;
    };
    remove(): void;
}
/** A copy of what the check reads, to be changed at will; `node_modules` is the package's own. */
export declare const createScratchProject: () => ScratchProject;
