import { type Drawing } from '../svg.ts';
/** A steel tiffin opened on a school desk, seen from above. */
export declare function tiffin(): Drawing;
