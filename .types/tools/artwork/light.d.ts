import { type Drawing } from './svg.ts';
/**
 * The shadow a thing standing on `ground` throws: its own silhouette, leaning by `lean` and `reach` times as long.
 * A positive reach falls towards the viewer (light behind the thing), a negative one away from the viewer.
 */
export declare function castShadow(thing: string, options: {
    ground: number;
    lean: number;
    reach: number;
    colour: string;
    opacity?: number;
}): string;
/** A thing together with its shadow. */
export declare function lit(thing: string, options: Parameters<typeof castShadow>[1]): string;
/** A round glow of light, for a sun behind haze or a lamp. */
export declare function halo(x: number, y: number, r: number, colour: string, opacity?: number): string;
/** A flat wash over the whole sheet, from one corner's colour to nothing. */
export declare function wash(drawing: Omit<Drawing, 'content'>, colour: string, opacity: number, to?: readonly [number, number]): string;
