import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ContentTypeName } from '#schemas/content/index.ts';
import { content } from '../schema.ts';
import type { Db } from '../store.ts';
import { nextChange } from './visible.ts';

/** How items of a type change by themselves. */
export interface ScheduleTimes {
  /** The next time at which what visitors see of one may change. */
  readonly next: Date | null;
  /** The next time at which one is taken off. */
  readonly end: Date | null;
  /** Whether the scheduled document of one has taken the place of the published one. */
  readonly hasReplaced: boolean;
}

/** Whether the time of an item's scheduled document has come. */
export const isReplaced = (now: Date): SQL =>
  and(isNotNull(content.scheduled), lte(content.publishAt, now)) ?? sql`false`;

/** Looks only at the items of a type that have a time, by an index. */
export const readScheduleTimes = async (db: Db, type: ContentTypeName, now: Date): Promise<ScheduleTimes> => {
  const first = (time: SQL): SQL<Date | null> =>
    sql<Date | null>`min(${time})`.mapWith((value: unknown) =>
      value === null ? null : content.publishAt.mapFromDriverValue(value as string),
    ) as SQL<Date | null>;
  const [row] = await db
    .select({
      next: first(nextChange(now)),
      end: first(sql`case when ${gt(content.expireAt, now)} then ${content.expireAt} end`),
      hasReplaced: sql<boolean>`coalesce(bool_or(${isReplaced(now)}), false)`,
    })
    .from(content)
    .where(
      and(
        eq(content.type, type),
        isNull(content.deletedAt),
        or(isNotNull(content.publishAt), isNotNull(content.expireAt)),
      ),
    );
  return { next: row?.next ?? null, end: row?.end ?? null, hasReplaced: row?.hasReplaced ?? false };
};
