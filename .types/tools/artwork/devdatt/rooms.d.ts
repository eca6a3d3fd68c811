import { type Sheet } from './places.ts';
interface Hall extends Sheet {
    readonly wall: string;
    readonly floor: string;
    readonly windows: number;
    /** What stands low along the wall: shelves, boards with names, or nothing. */
    readonly along?: 'books' | 'boards';
    readonly dusk?: boolean;
}
/** A tall room: pointed windows on a grey sky, a panelled foot, boards across the floor. */
export declare function hall({ width: w, height: h, wall, floor, windows, along, dusk }: Hall): string;
/** A reading table across the sheet, with a shaded lamp every so often. */
export declare function readingTable(x: number, y: number, w: number, lamps: number): string;
/** The sports field with the pavilion, its scoreboard and the stone wall behind it. */
export declare function field(sheet: Sheet): string;
export {};
