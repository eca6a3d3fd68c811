import { type CheckContext } from '../rule.ts';
export declare const route: import("../rule.ts").Rule<CheckContext>;
