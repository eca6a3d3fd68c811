import { type Figure } from './result.ts';
/** Kept pages of the built server against node:http alone with the same bytes and headers. */
export declare const benchHits: (address: string) => Promise<Figure[]>;
