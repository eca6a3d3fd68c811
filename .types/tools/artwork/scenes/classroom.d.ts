import { type Drawing } from '../svg.ts';
/** A Class II morning: the parts of a flower in chalk, and hands up. */
export declare function classroom(): Drawing;
