interface House {
    readonly x: number;
    /** The level of its floor. */
    readonly y: number;
    readonly w: number;
    readonly h: number;
    /** Lit from inside, as in the evening. */
    readonly lit?: boolean;
    /** How far the stilts go down. */
    readonly stilts?: number;
    /** Which end of the roof is the higher one. */
    readonly lift?: 'left' | 'right';
}
/** A long house of glass behind timber fins, under one slanting roof, on stilts over the slope. */
export declare const house: ({ x, y, w, h, lit, stilts, lift }: House) => string;
/** A timber bridge with a rail, seen from the side. */
export declare const bridge: (x1: number, x2: number, y: number, size: number) => string;
interface Hall {
    readonly w: number;
    readonly h: number;
    /** Where the floor meets the wall, as a fraction of the height. */
    readonly floor: number;
    readonly wall: string;
    readonly ground: string;
}
/** A room from inside: floorboards that run away from the viewer, and a wall. */
export declare const room: ({ w, h, floor, wall, ground }: Hall) => string;
/** A great window in a timber frame over whatever lies outside. */
export declare const windowWall: (options: {
    x: number;
    y: number;
    w: number;
    h: number;
    bays: number;
    view: string;
    frame?: string;
}) => string;
export {};
