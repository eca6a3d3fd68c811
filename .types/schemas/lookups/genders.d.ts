/** As domain.md 4.2 spells them. */
export declare const genderLookup: import("./define.ts").LookupKind;
