import { type Drawing } from '../svg.ts';
/** The nursery floor: wooden blocks, a paper sun and three builders in smocks. */
export declare function nursery(): Drawing;
