import { type CheckContext } from '../rule.ts';
export declare const token: import("../rule.ts").Rule<CheckContext>;
