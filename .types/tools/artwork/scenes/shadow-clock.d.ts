import { type Drawing } from '../svg.ts';
/** Class VII measures the day with a stick and chalk in the courtyard. */
export declare function shadowClock(): Drawing;
