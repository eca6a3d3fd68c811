export interface Opening {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
    /** What is seen through it, drawn in sheet coordinates. */
    readonly view: string;
    readonly frame?: string;
}
export interface Room {
    readonly width: number;
    readonly height: number;
    readonly wall: string;
    readonly dado: string;
    readonly floor: string;
    /** Where the wall meets the floor. */
    readonly skirting: number;
    readonly openings?: readonly Opening[];
    /** How far the window light slides sideways over the floor. */
    readonly slant?: number;
    readonly light?: string;
}
/** A classroom shell: lime-washed wall, painted dado, tiled floor, arched windows and the light they let in. */
export declare function room(options: Room): string;
/** A striped cotton durrie lying on the floor, in perspective. */
export declare function durrie(options: {
    x: number;
    y: number;
    w: number;
    h: number;
    colours: readonly [string, string, string];
}): string;
export declare function ceilingFan(x: number, y: number, size: number, colour: string): string;
