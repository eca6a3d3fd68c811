/** The parsed `content.json` of a folder. Errors: `IMPORT_FILE` where there is none, it is too large or no JSON. */
export declare function readContentFile(folder: string): Promise<unknown>;
/** A picture file that stands inside the folder. */
export interface LocatedFile {
    /** Absolute, without symbolic links. */
    file: string;
    /** Bytes. */
    size: number;
}
/** Finds a file by its path in the folder, or says why it may not be used. Links that lead out of the folder are refused. */
export declare function locateFile(folder: string, relative: string): Promise<LocatedFile | {
    message: string;
}>;
