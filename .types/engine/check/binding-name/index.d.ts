import { type CheckContext } from '../rule.ts';
export declare const bindingName: import("../rule.ts").Rule<CheckContext>;
