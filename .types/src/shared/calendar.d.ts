/** The seed's day length, in milliseconds. */
export declare const dayMs = 86400000;
/** The date at a moment in a time zone, YYYY-MM-DD. */
export declare const dateIn: (timeZone: string, now: number) => string;
/** The first year of the session that a date (YYYY-MM-DD) lies in. */
export declare const sessionStartYear: (date: string) => number;
/** 'YYYY-YYYY+1'. */
export declare const sessionLabel: (startYear: number) => string;
/** The first day of a session ('YYYY-YYYY+1'): 1 April of its first year. */
export declare const sessionFirstDay: (session: string) => string;
/** Whole years between two days (YYYY-MM-DD). Someone born on 29 February is a year older on 1 March. */
export declare const ageOn: (birth: string, day: string) => number;
/** Days from the first date to the last, both counted. */
export declare const daysBetween: (first: string, last: string) => number;
/** The moment the day ends at a place, in milliseconds since the epoch: found by asking, since clocks are changed by law. */
export declare const nextMidnight: (timeZone: string, now: number) => number;
/**
 * The moment at which a place's clocks show a local time (YYYY-MM-DDTHH:MM), in milliseconds since the epoch; the later
 * one where they skip it, the first where they show it twice.
 */
export declare const instantOf: (timeZone: string, local: string) => number;
