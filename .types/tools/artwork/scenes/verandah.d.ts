import { type Drawing } from '../svg.ts';
/** Seen from the shade of the verandah: the courtyard, the tree, and a teacher coming in with a small girl. */
export declare function verandah(): Drawing;
