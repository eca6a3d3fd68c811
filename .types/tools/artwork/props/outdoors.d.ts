/** The school bus, side on, facing left. `x` is its middle and `y` the road. */
export declare function bus(x: number, y: number, w: number): string;
export declare function bicycle(x: number, y: number, s: number, colour?: string): string;
export declare function swings(x: number, y: number, w: number, h: number, colour: string): string;
export declare function slide(x: number, y: number, h: number, colour: string): string;
export declare function football(x: number, y: number, r: number): string;
export declare function sapling(x: number, y: number, h: number): string;
/** A bed of vegetables in a raised row. */
export declare function bed(x: number, y: number, w: number, kind: 'spinach' | 'tomato' | 'methi' | 'marigold'): string;
export declare function wateringCan(x: number, y: number, s: number, colour?: string): string;
export declare function umbrella(x: number, y: number, r: number, colour: string, tilt?: number): string;
export declare function paperBoat(x: number, y: number, s: number, colour: string): string;
