import { type Stop } from './svg.ts';
export declare function sky(width: number, height: number, stops: readonly Stop[]): string;
export declare function sun(x: number, y: number, r: number, colour: string, haze: string): string;
/** A long flat-bottomed cloud of overlapping rounds. */
export declare function cloud(options: {
    x: number;
    y: number;
    w: number;
    colour: string;
    seed: number;
    opacity?: number;
}): string;
/** A range of hills across the sheet; the Western Ghats have flat tops and steep shoulders. */
export declare function hills(options: {
    width: number;
    y: number;
    rise: number;
    colour: string;
    seed: number;
    grain?: string;
    floor: number;
}): string;
export declare function rainfall(options: {
    width: number;
    height: number;
    count: number;
    seed: number;
    colour: string;
    opacity?: number;
}): string;
/** A few birds far away. */
export declare function birds(x: number, y: number, count: number, colour: string, seed: number): string;
