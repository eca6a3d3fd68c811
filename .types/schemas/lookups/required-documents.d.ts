/** Which papers an admission needs: one entry a class, and one without a class for all the others (domain.md 4.2). */
export declare const requiredDocumentsLookup: import("./define.ts").LookupKind;
