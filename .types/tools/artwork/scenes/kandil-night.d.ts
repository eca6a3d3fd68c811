import { type Drawing } from '../svg.ts';
/** Lanterns the children folded themselves, hung in the corridor arch. */
export declare function kandilNight(): Drawing;
