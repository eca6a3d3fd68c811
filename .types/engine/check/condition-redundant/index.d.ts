import { type CheckContext } from '../rule.ts';
/** A part of a condition without which it says the same: said twice, or implied by the rest. */
export declare const conditionRedundant: import("../rule.ts").Rule<CheckContext>;
