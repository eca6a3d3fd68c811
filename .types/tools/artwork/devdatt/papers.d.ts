import { type Drawing } from '../svg.ts';
/** The clock from close by, with a pigeon that does not mind. */
export declare const towerClock: () => Drawing;
/** A letter on ruled paper, an ink bottle and a pen. */
export declare const ruledLetter: () => Drawing;
/** Light through pierced stone on a page. */
export declare const jaaliLight: () => Drawing;
/** The neem that the first classes sat under, the west wing behind it. */
export declare const oldNeem: () => Drawing;
/** A bat, a ball and the scorer's book on the pavilion steps. */
export declare const scoreBook: () => Drawing;
