/** The outline of a pointed arch opening standing on `y`. */
export declare function archPath(x: number, y: number, w: number, h: number): string;
/** A perforated screen of small diamonds and stars. */
export declare function jaali(x: number, y: number, w: number, h: number, back: string, cut: string, cell?: number): string;
/** A pitched roof of country tiles, seen from the front. */
export declare function tiledRoof(options: {
    x: number;
    y: number;
    w: number;
    h: number;
    inset?: number;
    colour?: string;
    light?: -1 | 1;
}): string;
export declare function bell(x: number, y: number, size: number): string;
export interface House {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly floors: 1 | 2;
    readonly bays: number;
    readonly wall?: string;
    readonly inside?: string;
    /** Which side the sun is on. */
    readonly sun?: -1 | 1;
}
/** The school: arcaded verandahs on each floor, a jaali parapet, a tiled roof and the bell in its own little arch. */
export declare function schoolHouse(house: House): string;
/** A row of potted plants along a wall. */
export declare function pots(x: number, y: number, count: number, gap: number, size: number): string;
