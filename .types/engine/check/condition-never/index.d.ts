/** A condition that no visit makes true, at the last of the fewest clauses that cannot be true together. */
export declare const conditionNever: import("../rule.ts").Rule<import("../rule.ts").CheckContext>;
