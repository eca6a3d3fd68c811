/** The religions that the census of India counts by name, and the rest. */
export declare const religionLookup: import("./define.ts").LookupKind;
