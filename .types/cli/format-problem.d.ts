import type { Problem } from '#engine/index.ts';
/**
 * A finding for people: `path:line:column`, what is wrong, the lines around it, the nearest right word, what was
 * expected, what stands there where the lines do not show it, and where the rule is explained.
 */
export declare const formatProblem: (problem: Problem, text: string) => string;
