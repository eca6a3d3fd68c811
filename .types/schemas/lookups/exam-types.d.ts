export declare const examTypeLookup: import("./define.ts").LookupKind;
