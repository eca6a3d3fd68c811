import { type Drawing } from '../svg.ts';
/** The library at reading hour: shelves, a durrie, and one window full of neem. */
export declare function library(): Drawing;
