/** An operand outside of its ref's type or options, or an op that its ref cannot be asked. */
export declare const conditionValue: import("../rule.ts").Rule<import("../rule.ts").CheckContext>;
