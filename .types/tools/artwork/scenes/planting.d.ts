import { type Drawing } from '../svg.ts';
/** One sapling each on the bare slope behind the school, the hills newly green. */
export declare function planting(): Drawing;
