/** Text on a translucent colour that lets too much of the picture under it through. A panel is opaque. */
export declare const scrim: import("../rule.ts").Rule<import("../rule.ts").CheckContext>;
