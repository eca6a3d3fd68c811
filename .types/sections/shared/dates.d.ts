/** Short month name of a YYYY-MM-DD date, in the page's language. */
export declare const monthName: (date: string, locale: string) => string;
export declare const longMonthName: (date: string, locale: string) => string;
export declare const weekdayName: (date: string, locale: string) => string;
/** DD MMM YYYY, the seed's format for every date a visitor reads. */
export declare const dayMonthYear: (date: string, locale: string) => string;
/** Whether some day from `start` to `end` lies in a month, given as one of its days. */
export declare const isInMonth: (month: string, start: string, end: string) => boolean;
/** The twelve months of the academic session that `today` lies in, each as its first day: April to March. */
export declare const sessionMonths: (today: string) => string[];
