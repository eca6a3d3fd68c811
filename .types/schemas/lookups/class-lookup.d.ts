/** The classes that a school offers: the standard ones that it has not switched off, and its own. */
export declare const classLookup: import("./define.ts").LookupKind;
