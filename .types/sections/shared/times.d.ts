/**
 * The time of a local date and time, as the page's language writes it. English halves the day in am and pm; other
 * languages, whose short forms for that are the English ones, name its part: शाम 4:45.
 */
export declare const clockTime: (dateTime: string, locale: string) => string;
