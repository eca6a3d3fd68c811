import { type CheckContext } from '../rule.ts';
/** A token that a section type on some page reads, and that the theme does not have, or has as something else. */
export declare const sectionTokens: import("../rule.ts").Rule<CheckContext>;
