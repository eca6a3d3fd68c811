export declare const sectionType: import("../rule.ts").Rule<import("../rule.ts").CheckContext>;
