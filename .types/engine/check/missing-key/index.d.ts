export declare const missingKey: import("../rule.ts").Rule<import("../rule.ts").ShapeContext>;
