import { type Drawing } from '../svg.ts';
/** The campus after dark, every room lit. */
export declare const campusNight: () => Drawing;
/** The boarders' cabins between the trees. */
export declare const cabins: () => Drawing;
/** The dome on the ridge, open to the stars. */
export declare const observatory: () => Drawing;
