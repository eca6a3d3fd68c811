import { type Figure } from './result.ts';
/** CPU of a page that is not kept, from the request to its last byte, against the page written by hand. */
export declare const benchUncached: () => Promise<Figure[]>;
