import { type Drawing } from '../svg.ts';
/** Home time in July: umbrellas, and the whole lane shining like a plate. */
export declare function monsoonGate(): Drawing;
