import { type Drawing } from '../svg.ts';
/** Bedtime at home: a grandmother, a borrowed book, one lamp. */
export declare function readingLamp(): Drawing;
