import { type Drawing } from '../svg.ts';
/** Games period: the slide, the swing under the neem and a football that has got away. */
export declare function playground(): Drawing;
