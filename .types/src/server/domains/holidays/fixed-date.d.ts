import type { ContentDocument } from '#server/store/schema.ts';
/** Whether a holiday is on the same day each year: what it says itself, else whether its only day is one that all know. */
export declare const isFixedDate: ({ Fixed_Date, startHolidayDate, endHolidayDate }: ContentDocument) => boolean;
/** The same day of the next year; undefined for 29 February. */
export declare const yearLater: (date: string) => string | undefined;
