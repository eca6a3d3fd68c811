import { type SQL } from 'drizzle-orm';
import type { Db } from '#server/store/store.ts';
import type { ContentItem } from '#server/tenancy/content-reader.ts';
/**
 * Students whose card stands among the birthdays of a day (YYYY-MM-DD): at the school, with consent to name and
 * picture (domain.md 4.3), born on this day of a year; those of 29 February on the 28th where the year has no 29th.
 */
export declare const keepsBirthday: (today: string) => SQL | undefined;
/** The days of the year, MM-DD, whose birthdays are kept on a date. */
export declare const birthdaysOn: (today: string) => readonly string[];
/** The cards of a school's students whose birthday is kept on a day, by name, each with the class of the day's session. */
export declare const readBirthdayCards: (db: Db, today: string) => Promise<readonly ContentItem[]>;
