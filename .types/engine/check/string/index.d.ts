import { type CheckContext } from '../rule.ts';
export declare const string: import("../rule.ts").Rule<CheckContext>;
