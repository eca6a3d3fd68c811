import type { Problem } from '#engine/index.ts';
import type { Finding } from '#preview/shared/protocol.ts';
/** A finding of the theme's checker, with the lines around it. */
export declare const problemFinding: (problem: Problem, text: string, weight: Finding['weight']) => Finding;
/** Anything that was thrown, with the line of our own sources it comes from. */
export declare const errorFinding: (thrown: unknown, title: string) => Finding;
