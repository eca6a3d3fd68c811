import type { HolidayBody } from '#schemas/api/holidays.ts';
import type { StoreContext } from '#server/store/store.ts';
interface OverlapQuery extends Pick<HolidayBody, 'startHolidayDate' | 'endHolidayDate' | 'Holiday_Type'> {
    readonly id: number;
    readonly now: Date;
}
/** What is told of a holiday on some of whose days another of its type is. */
export declare const overlapText: (name: unknown) => string;
/** The holidays of the same type that visitors see on one of these days, each as it is told of. */
export declare const findOverlaps: ({ db }: StoreContext, { id, now, startHolidayDate, endHolidayDate, Holiday_Type }: OverlapQuery) => Promise<string[]>;
export {};
