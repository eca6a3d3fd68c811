export declare const param: import("../rule.ts").Rule<import("../rule.ts").CheckContext>;
