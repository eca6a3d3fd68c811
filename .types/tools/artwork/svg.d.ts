export type Point = readonly [x: number, y: number];
/** One decimal is finer than a pixel and keeps the drawings short. */
export declare const n: (value: number) => string;
export declare const rect: (x: number, y: number, w: number, h: number, fill: string, more?: string) => string;
export declare const circle: (x: number, y: number, r: number, fill: string, more?: string) => string;
export declare const ellipse: (x: number, y: number, rx: number, ry: number, fill: string, more?: string) => string;
export declare const path: (d: string, fill: string, more?: string) => string;
export declare const line: (d: string, stroke: string, width: number, more?: string) => string;
export declare const poly: (points: readonly Point[], fill: string, more?: string) => string;
export declare const group: (content: string, more?: string) => string;
export declare const times: (count: number, draw: (index: number) => string) => string;
/** A name for a clip or gradient that follows from what it holds, so equal drawings share it. */
export declare function nameOf(content: string): string;
/** Shows `content` only inside `shape`. */
export declare function clip(shape: string, content: string): string;
export type Stop = readonly [offset: number, colour: string, opacity?: number];
export interface Gradient {
    readonly definition: string;
    readonly fill: string;
}
export declare function fade(stops: readonly Stop[], [x2, y2]?: Point): Gradient;
export declare function glow(stops: readonly Stop[]): Gradient;
export interface Drawing {
    readonly width: number;
    readonly height: number;
    readonly content: string;
}
export declare const toSvg: ({ width, height, content }: Drawing) => string;
