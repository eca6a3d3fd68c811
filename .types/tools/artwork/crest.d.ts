import { type Drawing } from './svg.ts';
/** The school's crest: an arch, three chains of the golden shower tree, and a book to catch the petals. */
export declare function crest(): Drawing;
