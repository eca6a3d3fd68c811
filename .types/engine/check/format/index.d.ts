/** Where this stands, nothing else is looked at: the schemas and names of another format are others. */
export declare const format: import("../rule.ts").Rule<import("../rule.ts").TextContext>;
