import { type FileItem } from '#server/domains/import/public.ts';
/** A picture of the folder: its number stands in `media:<id>` and, with its format, in its address. */
export interface FolderPicture {
    readonly id: number;
    /** Absolute, inside the folder. */
    readonly file: string;
    readonly width: number;
    readonly height: number;
    readonly format: 'webp' | 'jpeg' | 'png';
}
/** What a folder in the import format says of a school. */
export interface FolderContent {
    readonly school: {
        readonly name: string;
        readonly slug: string;
        readonly schoolKey: string;
    };
    /** In the order of the file, with `media:<id>` in picture fields. */
    readonly items: readonly FileItem[];
    /** By `media:<id>`. */
    readonly pictures: ReadonlyMap<string, FolderPicture>;
    /** What was left out, and why. */
    readonly problems: readonly string[];
}
/**
 * Reads `content.json` and the headers of its pictures. Items that are wrong are left out and named in `problems`.
 * Errors: `ImportError` without a readable file, `FixtureError` without a school's name.
 */
export declare const readFolderContent: (folder: string) => Promise<FolderContent>;
/** A folder from which no school can be made. */
export declare class FixtureError extends Error {
    constructor(folder: string, problems: readonly string[]);
}
