import { type TextContext } from '../rule.ts';
/** Plain JSON in UTF-8, each key of an object once. */
export declare const syntax: import("../rule.ts").Rule<TextContext>;
