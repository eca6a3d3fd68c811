import { and, asc, count, eq, sql } from 'drizzle-orm';
import { listHolidays } from '#schemas/api/holidays.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalAt } from '#server/http/calls/paging.ts';
import { readScheduleTimes } from '#server/store/content/schedule-times.ts';
import { isVisible, visibleDocument } from '#server/store/content/visible.ts';
import { content } from '#server/store/schema.ts';
import { holidayRow } from './holiday-row.ts';

/** A school's holidays in date order, of one session or of all. */
export const listHolidaysHandler = handle(listHolidays, ({ query }, context) =>
  context.read(async ({ db }) => {
    const now = context.now();
    const { StartSession: session } = query;
    const where = (time: Date) =>
      and(
        eq(content.type, 'holiday'),
        isVisible(time),
        session < 0 ? undefined : sql`(${visibleDocument(time)}->>'StartSession')::int = ${session}`,
      );
    const document = visibleDocument(now);
    const { limit, offset } = pageOf(query);
    const rows = await db
      .select({ id: content.id, document, version: content.version })
      .from(content)
      .where(where(now))
      .orderBy(asc(sql`${document}->>'startHolidayDate'`), asc(content.id))
      .limit(limit)
      .offset(offset);
    const queryAt = (time: Date) => db.select({ total: count() }).from(content).where(where(time));
    const { next } = await readScheduleTimes(db, 'holiday', now);
    return listOf(
      rows.map(({ id, document, version }) => holidayRow(id, document ?? {}, version)),
      await totalAt(context, { queryAt, now, next }),
    );
  }),
);
