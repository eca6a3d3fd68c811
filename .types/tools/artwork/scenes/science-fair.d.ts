import { type Drawing } from '../svg.ts';
/** The science fair under a cloth pandal: a volcano, a windmill and the planets on a wire. */
export declare function scienceFair(): Drawing;
