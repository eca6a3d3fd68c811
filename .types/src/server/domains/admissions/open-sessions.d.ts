import type { SchoolDay } from '#server/tenancy/school-day.ts';
/** The sessions that a school takes enquiries for: this one and the next. */
export declare const openSessions: ({ startYear }: Pick<SchoolDay, 'startYear'>) => readonly string[];
