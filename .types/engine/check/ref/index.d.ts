import { type CheckContext } from '../rule.ts';
export declare const ref: import("../rule.ts").Rule<CheckContext>;
