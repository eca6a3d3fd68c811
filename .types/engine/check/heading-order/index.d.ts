import { type CheckContext } from '../rule.ts';
/**
 * No level is skipped in any state of the theme's own: whenever a section with a heading of level 3 stands, one of
 * level 2 or 3 stands before it and behind the h1. What a school hides by an override is checked when that is saved.
 */
export declare const headingOrder: import("../rule.ts").Rule<CheckContext>;
