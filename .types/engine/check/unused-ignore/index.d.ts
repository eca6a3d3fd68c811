import { type IgnoreContext } from '../rule.ts';
export declare const unusedIgnore: import("../rule.ts").Rule<IgnoreContext>;
