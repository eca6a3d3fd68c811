/** A colour that says two things. Pages are painted from `components`; `hex` is for people, who may have changed only it. */
export declare const colorHex: import("../rule.ts").Rule<import("../rule.ts").CheckContext>;
