import { type Drawing } from '../svg.ts';
/** The motion is put: a lectern, a full hall. */
export declare const debate: () => Drawing;
export declare const chess: () => Drawing;
export declare const raga: () => Drawing;
export declare const geometry: () => Drawing;
