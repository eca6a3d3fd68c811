import { type Drawing } from '../svg.ts';
/** Noon in the science room: onion skin under the lens, a row of jars on the sill. */
export declare function scienceLab(): Drawing;
