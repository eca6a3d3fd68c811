import { type Drawing } from '../svg.ts';
/** A fleet of paper boats leaves down the rain channel. */
export declare function paperBoats(): Drawing;
