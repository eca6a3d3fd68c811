import { type CheckContext } from '../rule.ts';
export declare const heading: import("../rule.ts").Rule<CheckContext>;
