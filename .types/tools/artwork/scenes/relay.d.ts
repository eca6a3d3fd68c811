import { type Drawing } from '../svg.ts';
/** The last leg of the relay, straight into the low sun. */
export declare function relay(): Drawing;
