/** A condition that every visit makes true, once its sources have answered. */
export declare const conditionAlways: import("../rule.ts").Rule<import("../rule.ts").CheckContext>;
