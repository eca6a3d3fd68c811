import { type Room } from '../layers.ts';
/** A room as it stands in the project: of `sections/*`, each folder is a place. */
export interface Place {
    readonly room: Room;
    /** The folder, without `*`. */
    readonly folder: string;
}
/** The rooms as rules are applied in turn: a room in another comes after it. */
export declare const outermostFirst: readonly Room[];
/** Where a file stands; undefined of a file in no room. */
export declare const placeOf: (file: string) => Place | undefined;
/** Whether what a room may import covers a file. What it names of an outer room is none of the rooms in that. */
export declare const mayImport: (room: Room, file: string) => boolean;
/** The room of which a line of a table names the whole or a part. */
export declare const roomOfPart: (part: string) => Room;
/** The rooms that stand in a room or in a folder of it. */
export declare const roomsWithin: (part: string) => readonly Room[];
export declare const mayUseNode: ({ platform }: Room) => boolean;
/** What is held to no room's rules: tests, and what only they use. */
export declare const isOfTests: (file: string) => boolean;
