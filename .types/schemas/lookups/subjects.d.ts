export declare const subjectLookup: import("./define.ts").LookupKind;
