import { type Drawing } from '../svg.ts';
/** Dusk before the Diwali holidays: the big rangoli in the quadrangle, lamps being set round it. */
export declare function diwaliRangoli(): Drawing;
