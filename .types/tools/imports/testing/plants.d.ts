import { type Room } from '../../layers.ts';
export declare const packageImports: Readonly<Record<string, string>>;
/** What a room may import, and what not, as files that could be there. */
export interface Plant {
    readonly room: Room;
    /** Of `sections/*`, one such folder. */
    readonly folder: string;
    readonly allowed: readonly string[];
    readonly refused: readonly string[];
}
/** One for each row of the table, but for the tests, which may import all. */
export declare const plants: readonly Plant[];
/** The ways to write an import of a file: by its `#` name, where its room has one, and by its path. */
export declare const spellings: (from: string, file: string) => readonly string[];
