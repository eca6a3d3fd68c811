export declare const notAllowed: import("../rule.ts").Rule<import("../rule.ts").ShapeContext>;
