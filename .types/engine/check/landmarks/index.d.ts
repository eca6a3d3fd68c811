/**
 * One `main` is the document's. In every state of the theme's own a page has at most one banner and one contentinfo,
 * and no two regions that are named alike by the theme's own texts; names from data are not known here.
 */
export declare const landmarks: import("../rule.ts").Rule<import("../rule.ts").CheckContext>;
