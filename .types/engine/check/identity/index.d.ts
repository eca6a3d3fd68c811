/** Looked at only where a theme's surroundings are known. */
export declare const identity: import("../rule.ts").Rule<import("../rule.ts").CheckContext>;
