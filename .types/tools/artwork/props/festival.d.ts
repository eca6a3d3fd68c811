/** A paper fighter kite with a tail of small bows. */
export declare function kite(x: number, y: number, s: number, colours: readonly [string, string], tilt: number, string?: string): string;
export declare const kiteString: (fromX: number, fromY: number, toX: number, toY: number, sag?: number) => string;
/** A round rangoli of petal rings, flattened as it lies on the floor. */
export declare function rangoli(x: number, y: number, r: number, flat: number): string;
export declare function diya(x: number, y: number, s: number): string;
/** An akash kandil: the paper lantern hung up in Maharashtra for Diwali. */
export declare function kandil(x: number, y: number, s: number, colours: readonly [string, string]): string;
/** A string of small paper flags hanging in one long curve. */
export declare function bunting(x1: number, y1: number, x2: number, y2: number, sag: number, colours: readonly string[], size?: number): string;
/** Strings of marigold heads. */
export declare function garland(x1: number, y: number, x2: number, sag: number, size: number): string;
export declare function tabla(x: number, y: number, s: number): string;
export declare function tanpura(x: number, y: number, h: number): string;
export declare function harmonium(x: number, y: number, w: number): string;
