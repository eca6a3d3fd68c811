import { type Drawing } from '../svg.ts';
/** The school's arms: a book under a band of pierced stone, and a lamp that burns. */
export declare function shieldCrest(): Drawing;
