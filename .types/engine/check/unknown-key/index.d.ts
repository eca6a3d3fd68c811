export declare const unknownKey: import("../rule.ts").Rule<import("../rule.ts").ShapeContext>;
