export declare const wrongType: import("../rule.ts").Rule<import("../rule.ts").ShapeContext>;
