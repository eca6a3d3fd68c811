import { and, eq, ne, sql } from 'drizzle-orm';
import { addHoliday, type HolidayBody } from '../../../../schemas/api/holidays.ts';
import { sessionLabel, sessionStartYear } from '../../../shared/calendar.ts';
import { checkRules } from '../../content/rules.ts';
import { settled, visibleDocument } from '../../content/visible.ts';
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
    const warnings = await overlaps(transaction, { ...document, id: Id, now: context.now() });
    if (Id === 0) {
      const values = { schoolId: context.school.schoolId, type: 'holiday', published: document } as const;
      const row = await insertItem(transaction, { ...values, userId, action: 'publish' });
      return created({ holiday: holidayRow(row.id, document), warnings });
    }
    const before = await lockItem(transaction, 'holiday', Id);
    if (!before) throw notFound();
    const published = { ...settled(before, context.now()).published, ...document };
    const atOnce = { draft: null, scheduled: null, publishAt: null, expireAt: null };
    await updateItem(transaction, before, { published, ...atOnce, userId, action: 'publish' });
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

interface Overlap extends Pick<HolidayBody, 'startHolidayDate' | 'endHolidayDate' | 'Holiday_Type'> {
  readonly id: number;
  readonly now: Date;
}

/** The holidays of the same type that visitors see on one of these days. */
const overlaps = async (
  { db }: StoreContext,
  { id, now, startHolidayDate, endHolidayDate, Holiday_Type }: Overlap,
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
  return rows.map(({ name }) => `These days overlap with ${name}.`);
};
