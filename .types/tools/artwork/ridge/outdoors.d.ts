import { type Drawing } from '../svg.ts';
/** The campus at half past seven, out of the mist. */
export declare const campusMorning: () => Drawing;
/** A class in a ring under the tall trees. */
export declare const forestClass: () => Drawing;
/** The bridge between the two halves of the school. */
export declare const skyBridge: () => Drawing;
/** The running track that bends through the firs. */
export declare const forestTrack: () => Drawing;
