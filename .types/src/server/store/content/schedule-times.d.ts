import { type SQL } from 'drizzle-orm';
import type { ContentTypeName } from '#schemas/content/index.ts';
import type { Db } from '../store.ts';
/** How items of a type change by themselves. */
export interface ScheduleTimes {
    /** The next moment at which what visitors see of one may change. */
    readonly next: Date | null;
    /** Whether the scheduled document of one has taken the place of the published one. */
    readonly hasReplaced: boolean;
}
/** Whether the moment of an item's scheduled document has come. */
export declare const isReplaced: (now: Date) => SQL;
/** Looks only at the items of a type that have a moment, by an index. */
export declare const readScheduleTimes: (db: Db, type: ContentTypeName, now: Date) => Promise<ScheduleTimes>;
