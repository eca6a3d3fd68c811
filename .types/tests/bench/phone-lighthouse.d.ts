import type { Figure } from './result.ts';
/** Scores of Lighthouse's own phone for a page; none, and a line that says so, where Lighthouse is not installed. */
export declare const lighthouseScores: (name: string, url: string) => Promise<Figure[]>;
