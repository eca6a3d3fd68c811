/** Every file under a folder of the package, by its path from the root, without what is generated. */
export declare const listFiles: (folder?: string) => readonly string[];
export declare const readText: (path: string) => string;
export declare const foldersIn: (folder: string) => readonly string[];
