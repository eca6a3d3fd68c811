import { type CheckContext } from '../rule.ts';
export declare const setting: import("../rule.ts").Rule<CheckContext>;
