export interface PreviewProcess {
    /** Where pages stand as visitors see them, without a slash at its end. */
    readonly url: string;
    /** The window with the panel that was printed. */
    readonly panelUrl: string;
    /** What it wrote so far. */
    output(): string;
    /** Ctrl+C; resolves with the exit code. */
    interrupt(): Promise<number | null>;
}
/** Runs `schoolyard theme preview <args>` from the sources of a tree until it prints its address. */
export declare const runPreview: (args: readonly string[], root?: string) => Promise<PreviewProcess>;
export interface Copy {
    /** A folder with the sources that a preview needs, free to be edited. */
    readonly root: string;
    /** Replaces one text by another in a file of it; refuses where the text is not there. */
    edit(file: string, from: string, to: string): Promise<void>;
    remove(): Promise<void>;
}
/** A copy of the tree, so that no tracked file is edited. */
export declare const copyTree: () => Promise<Copy>;
