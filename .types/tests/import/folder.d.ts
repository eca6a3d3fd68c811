export type ContentFile = Record<string, unknown> & {
    header: Record<string, unknown>;
};
/** A fresh folder under the system's temporary one. */
export declare const scratch: () => string;
/** The files below a folder, by their paths in it, sorted; none where there is no such folder. */
export declare function filesUnder(root: string): string[];
/** Writes content.json and a small picture of its own for each path that is named `images/…` in it. */
export declare function writeFolder(folder: string, content: unknown): Promise<string>;
/** A small school with every kind of item that is treated in its own way. */
export declare const smallSchool: () => ContentFile;
