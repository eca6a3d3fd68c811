import type { Shot } from './take.ts';
/** What a shot is blamed for, in words. */
export declare const complaintsOf: ({ sideways, faults, status, id }: Shot) => string[];
/** One page with all shots: a part for each page, a row for each width, the themes side by side. */
export declare const contactSheet: (shots: readonly Shot[]) => string;
