import { type Drawing } from '../svg.ts';
/** Four house flags held up for the march past, seen from behind. */
export declare function houseFlags(): Drawing;
