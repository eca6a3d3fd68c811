import type { MediaClass } from '#schemas/content/index.ts';
import { type FileItem, type FileProblem } from './file/check-file.ts';
/** A picture field of an item in the file. */
export interface PictureUse {
    item: FileItem;
    /** The field in the item: `schoolThemeMediaJson[2].Media_Name`. */
    path: string;
    class: MediaClass;
    /** The path in the folder, as the file has it. */
    name: string;
}
/** A picture file that was read and found good. */
export interface PictureFile {
    name: string;
    /** Absolute. */
    file: string;
    /** sha256, hexadecimal. */
    hash: string;
    bytes: number;
}
export interface CheckPicturesOptions {
    folder: string;
    items: readonly FileItem[];
    /** Hashes of pictures that were found good before. */
    known: ReadonlySet<string>;
}
export interface CheckedPictures {
    /** By path in the folder. */
    files: Map<string, PictureFile>;
    problems: FileProblem[];
}
/** Reads every picture that an item names. What cannot be used is a problem of each item that names it. */
export declare function checkPictures({ folder, items, known }: CheckPicturesOptions): Promise<CheckedPictures>;
/** The picture fields of an item that name a file. */
export declare const listUses: (item: FileItem) => PictureUse[];
