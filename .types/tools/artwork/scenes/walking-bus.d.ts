import { type Drawing } from '../svg.ts';
/** The walking bus passes the old wooden houses, each child holding a knot of one long rope. */
export declare function walkingBus(): Drawing;
