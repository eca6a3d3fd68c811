import { type Figure } from './result.ts';
/** How long after a commit on one node another has heard of it and dropped its pages. */
export declare const benchNodes: () => Promise<Figure[]>;
