export declare const relationLookup: import("./define.ts").LookupKind;
