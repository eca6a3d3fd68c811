import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { addHoliday, type HolidayBody } from '../../../../schemas/api/holidays.ts';
import { sessionLabel, sessionStartYear } from '../../../shared/calendar.ts';
import { checkRules } from '../../content/rules.ts';
import { notFound, notValid, wrongField } from '../../errors/app-error.ts';
import { content } from '../../store/schema.ts';
import type { StoreContext } from '../../store/store.ts';
import { insertItem, lockItem, updateItem } from '../content/write-item.ts';
import { created, handle, ok } from '../handle.ts';
import { userIdOf } from '../user-id.ts';
import { holidayRow } from './holiday-row.ts';

/** Adds or changes a holiday; it is on the website at once. One that overlaps another of its type is told of, not refused. */
export const addHolidayHandler = handle<{ body: HolidayBody }>(addHoliday, async ({ body }, context) => {
  const { Id, School_Id: _, ...document } = body;
  checkDates(document);
  const userId = userIdOf(context.actor);
  return context.write(async (transaction) => {
    const warnings = await overlaps(transaction, Id, document);
    if (Id === 0) {
      const values = { schoolId: context.school.schoolId, type: 'holiday', published: document } as const;
      const row = await insertItem(transaction, { ...values, userId, action: 'publish' });
      return created({ holiday: holidayRow(row.id, document), warnings });
    }
    const before = await lockItem(transaction, 'holiday', Id);
    if (!before) throw notFound();
    const published = { ...before.published, ...document };
    await updateItem(transaction, before, { published, draft: null, userId, action: 'publish' });
    return ok({ holiday: holidayRow(Id, published), warnings });
  });
});

type Dates = Pick<HolidayBody, 'startHolidayDate' | 'endHolidayDate' | 'StartSession'>;

const checkDates = (dates: Dates): void => {
  const problems = checkRules('holiday', dates);
  if (problems.length > 0) throw notValid(Object.fromEntries(problems.map(({ path, message }) => [path, [message]])));
  for (const field of ['startHolidayDate', 'endHolidayDate'] as const) {
    if (sessionStartYear(dates[field]) !== dates.StartSession)
      throw wrongField(field, `The session ${sessionLabel(dates.StartSession)} does not have this day.`);
  }
};

const overlaps = async (
  { db }: StoreContext,
  id: number,
  { startHolidayDate, endHolidayDate, Holiday_Type }: Omit<HolidayBody, 'Id' | 'School_Id'>,
): Promise<string[]> => {
  const rows = await db
    .select({ name: sql<string>`${content.published}->>'name'` })
    .from(content)
    .where(
      and(
        eq(content.type, 'holiday'),
        isNull(content.deletedAt),
        ne(content.id, id),
        sql`coalesce(${content.published}->>'Holiday_Type', 'School') = ${Holiday_Type}`,
        sql`${content.published}->>'startHolidayDate' <= ${endHolidayDate}`,
        sql`${content.published}->>'endHolidayDate' >= ${startHolidayDate}`,
      ),
    );
  return rows.map(({ name }) => `These days overlap with ${name}.`);
};
