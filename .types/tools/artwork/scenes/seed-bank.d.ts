import { type Drawing } from '../svg.ts';
/** The seed library: jars on two shelves, the bean that has been allowed to sprout. */
export declare function seedBank(): Drawing;
