import { type Drawing } from '../svg.ts';
/** Dawn at the school gate: children walk in under the arch, below a gulmohar in flower. */
export declare function gateMorning(): Drawing;
