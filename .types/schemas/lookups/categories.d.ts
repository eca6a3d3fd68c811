/** The social categories of the UDISE form, as domain.md 4.2 spells them. */
export declare const categoryLookup: import("./define.ts").LookupKind;
