export declare const cityLookup: import("./define.ts").LookupKind;
