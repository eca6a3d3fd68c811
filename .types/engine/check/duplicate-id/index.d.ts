import { type CheckContext } from '../rule.ts';
export declare const duplicateId: import("../rule.ts").Rule<CheckContext>;
