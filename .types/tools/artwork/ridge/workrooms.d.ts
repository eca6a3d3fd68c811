import { type Drawing } from '../svg.ts';
/** Where things are drawn in the morning and made by the evening. */
export declare const studio: () => Drawing;
/** Sixteen chairs round one table, and the valley. */
export declare const seminar: () => Drawing;
/** A long deck for the smallest, with blocks and rain boots. */
export declare const playDeck: () => Drawing;
