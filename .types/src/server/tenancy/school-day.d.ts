import type { StoreContext } from '#server/store/store.ts';
/** Where a school is in time. */
export interface SchoolDay {
    readonly timeZone: string;
    /** YYYY-MM-DD. */
    readonly today: string;
    /** The first year of the session that today lies in. */
    readonly startYear: number;
}
/** The day at a school, by the time zone of its profile. */
export declare const readSchoolDay: ({ db }: StoreContext, now: Date) => Promise<SchoolDay>;
