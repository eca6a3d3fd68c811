import { type Drawing } from '../svg.ts';
/** Sankranti evening on the school terrace: the whole sky is kites. */
export declare function kiteDay(): Drawing;
