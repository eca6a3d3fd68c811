import { type TextContext } from '../rule.ts';
/** What the server would have to read is bounded before anything is built from it. */
export declare const limit: import("../rule.ts").Rule<TextContext>;
