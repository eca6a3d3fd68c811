import { and, eq, ne, sql } from 'drizzle-orm';
import type { HolidayBody } from '#schemas/api/holidays.ts';
import { visibleDocument } from '#server/store/content/visible.ts';
import { content } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

interface OverlapQuery extends Pick<HolidayBody, 'startHolidayDate' | 'endHolidayDate' | 'Holiday_Type'> {
  readonly id: number;
  readonly now: Date;
}

/** What is reported of a holiday on some of whose days another of its type is. */
export const overlapText = (name: unknown): string => `These days overlap with ${String(name)}.`;

/** The holidays of the same type that visitors see on one of these days, each as it is reported. */
export const findOverlaps = async (
  { db }: StoreContext,
  { id, now, startHolidayDate, endHolidayDate, Holiday_Type }: OverlapQuery,
): Promise<string[]> => {
  const document = visibleDocument(now);
  const rows = await db
    .select({ name: sql<string>`${document}->>'name'` })
    .from(content)
    .where(
      and(
        eq(content.type, 'holiday'),
        ne(content.id, id),
        sql`coalesce(${document}->>'Holiday_Type', 'School') = ${Holiday_Type}`,
        sql`${document}->>'startHolidayDate' <= ${endHolidayDate}`,
        sql`${document}->>'endHolidayDate' >= ${startHolidayDate}`,
      ),
    );
  return rows.map(({ name }) => overlapText(name));
};
