export declare const bloodGroupLookup: import("./define.ts").LookupKind;
