import { and, asc, eq, sql } from 'drizzle-orm';
import { type HolidayQuery, listHolidays } from '../../../../schemas/api/holidays.ts';
import { isVisible, visibleDocument } from '../../content/visible.ts';
import { content } from '../../store/schema.ts';
import { handle, listOf } from '../handle.ts';
import { countRows, pageOf } from '../paging.ts';
import { holidayRow } from './holiday-row.ts';

/** A school's holidays in date order, of one session or of all. */
export const listHolidaysHandler = handle<{ query: HolidayQuery }>(listHolidays, ({ query }, context) =>
  context.read(async ({ db }) => {
    const { StartSession: session } = query;
    const document = visibleDocument(context.now());
    const ofSession = session < 0 ? undefined : sql`(${document}->>'StartSession')::int = ${session}`;
    const where = and(eq(content.type, 'holiday'), isVisible(context.now()), ofSession);
    const { limit, offset } = pageOf(query);
    const rows = await db
      .select({ id: content.id, document })
      .from(content)
      .where(where)
      .orderBy(asc(sql`${document}->>'startHolidayDate'`), asc(content.id))
      .limit(limit)
      .offset(offset);
    return listOf(
      rows.map(({ id, document }) => holidayRow(id, document ?? {})),
      await countRows(db, content, where),
    );
  }),
);
