import { type Drawing } from '../svg.ts';
/** Leaves against the light. */
export declare const leafLight: () => Drawing;
/** A walker's map, a cup of tea and a pencil. */
export declare const mapTable: () => Drawing;
/** The sheet that is hung up for the moths. */
export declare const mothNight: () => Drawing;
/** Rings in still water, and what fell into it. */
export declare const rings: () => Drawing;
