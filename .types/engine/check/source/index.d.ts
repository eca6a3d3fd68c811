export declare const source: import("../rule.ts").Rule<import("../rule.ts").CheckContext>;
