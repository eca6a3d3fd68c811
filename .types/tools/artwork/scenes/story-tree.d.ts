import { type Drawing } from '../svg.ts';
/** Story hour in the shade of the golden shower tree the school is named after. */
export declare function storyTree(): Drawing;
