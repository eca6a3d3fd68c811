import { type Figure } from './result.ts';
/** 1,000 and 50,000 schools against one: how long pages and calls take, and what memory thousands of kept pages need. */
export declare const benchSchools: () => Promise<Figure[]>;
