export interface Box {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
}
/** Dots of ink which thin out from one edge of a box to the opposite one, like the grain of a risograph. */
export declare function stipple(options: {
    box: Box;
    colour: string;
    count: number;
    seed: number;
    from?: 'top' | 'bottom' | 'left' | 'right';
    size?: number;
    opacity?: number;
    inside?: string;
}): string;
/** A mass of leaves: a dark body, and strokes that grow lighter towards the light. `tones` run from dark to light. */
export declare function leafMass(options: {
    x: number;
    y: number;
    rx: number;
    ry: number;
    count: number;
    tones: readonly string[];
    seed: number;
    leaf?: number;
    light?: readonly [number, number];
    droop?: number;
}): string;
/** Blades of grass over a box, small and close at its top, long and open at its foot. */
export declare function grass(options: {
    box: Box;
    tones: readonly string[];
    count: number;
    seed: number;
    size?: number;
}): string;
/** Petals lying on the ground or falling through the air. */
export declare function petals(options: {
    box: Box;
    tones: readonly string[];
    count: number;
    seed: number;
    size?: number;
    flat?: number;
}): string;
/** Short broken strokes which give a flat wall or floor the feeling of a brush. */
export declare function strokes(options: {
    box: Box;
    colour: string;
    count: number;
    seed: number;
    length?: number;
    width?: number;
    opacity?: number;
}): string;
