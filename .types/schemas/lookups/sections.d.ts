/** The seed's code table of sections: 1–7 are A–G. */
export declare const sectionLookup: import("./define.ts").LookupKind;
