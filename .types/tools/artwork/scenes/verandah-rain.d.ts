import { type Drawing } from '../svg.ts';
/** Three friends on the verandah step wait for the rain to thin. */
export declare function verandahRain(): Drawing;
