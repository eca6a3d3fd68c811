import { type Drawing } from '../svg.ts';
/** Dusk over the quadrangle: lamps in the arches, pupils on the crossing paths. */
export declare const courtAtDusk: () => Drawing;
/** The long verandah between lessons. */
export declare const longVerandah: () => Drawing;
/** The front of the school behind its gate. */
export declare const schoolFront: () => Drawing;
/** Rain on the quadrangle. */
export declare const courtInRain: () => Drawing;
/** Founders' Day: flags between the wings, the procession coming down the middle. */
export declare const procession: () => Drawing;
/** A cover drive before the pavilion. */
export declare const cricket: () => Drawing;
/** The relay, at the last change. */
export declare const relay: () => Drawing;
/** Lamps in every arch on the evening of the school's concert. */
export declare const lampNight: () => Drawing;
