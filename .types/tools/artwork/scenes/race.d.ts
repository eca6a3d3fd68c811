import { type Drawing } from '../svg.ts';
/** The hundred metres, four houses, one lime-marked track. */
export declare function race(): Drawing;
