import type { CheckContext } from '../rule.ts';
/** Reports each circle of aliases once, at its first token. What leads into one from outside is none of it. */
export declare const reportCircles: ({ tokens, report }: CheckContext) => void;
