export declare const sessionLookup: import("./define.ts").LookupKind;
/** The sessions around the one that begins in a year, each under its first year, the latest first. */
export declare const sessionsAround: (startYear: number) => readonly {
    id: number;
    name: string;
    isCurrent: boolean;
}[];
export declare const schoolProfileLookup: import("./define.ts").LookupKind;
