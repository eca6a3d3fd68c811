import { type Drawing } from '../svg.ts';
/** Two floors of books, and a window as high as both. */
export declare const library: () => Drawing;
/** Glass, flames and a wall of daylight. */
export declare const laboratory: () => Drawing;
/** The pool under a timber roof, open to the hills on one side. */
export declare const pool: () => Drawing;
/** A stage, three lamps, and a house in the dark. */
export declare const theatre: () => Drawing;
