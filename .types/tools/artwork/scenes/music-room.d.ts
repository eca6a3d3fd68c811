import { type Drawing } from '../svg.ts';
/** Late light in the music room: harmonium, tabla and a tanpura taller than its player. */
export declare function musicRoom(): Drawing;
