import type { PlacedTemplate } from '../rule.ts';
/** How many requests for data a page can make at most: those that something on it refers to, equal ones once. */
export declare const distinctRequests: ({ template, scope, sections }: PlacedTemplate) => number;
