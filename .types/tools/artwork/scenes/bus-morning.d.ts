import { type Drawing } from '../svg.ts';
/** The yellow bus at its stop in the winter mist. */
export declare function busMorning(): Drawing;
