export declare const conditionOperand: import("../rule.ts").Rule<import("../rule.ts").CheckContext>;
