import { type Drawing } from '../svg.ts';
/** Teal House against Gulmohar House, and the rope has stopped moving. */
export declare function tugOfWar(): Drawing;
