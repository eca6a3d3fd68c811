import { type Drawing } from '../svg.ts';
/** Painting what grows outside the window; warli figures run along the dado. */
export declare function artRoom(): Drawing;
