export declare const staffRoleLookup: import("./define.ts").LookupKind;
