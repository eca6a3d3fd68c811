import { type Figure } from './result.ts';
/** List calls of a school with 100,000 rows against the same with 1,000: the first page, and one from the middle. */
export declare const benchLists: () => Promise<Figure[]>;
