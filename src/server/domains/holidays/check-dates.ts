import { and, eq, ne, sql } from 'drizzle-orm';
import type { HolidayBody } from '#schemas/api/holidays.ts';
import { errorsOf } from '#server/core/validation/problem.ts';
import { checkRules } from '#server/domains/content/index.ts';
import { visibleDocument } from '#server/store/content/visible.ts';
import { content } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { sessionLabel, sessionStartYear } from '#shared/calendar.ts';
import type { FieldErrors } from '#shared/errors/app-error.ts';

type Dates = Pick<HolidayBody, 'startHolidayDate' | 'endHolidayDate' | 'StartSession'>;

/** What is wrong with the days of a holiday, by field: their order, their number, and the session they lie in. */
export const findWrongDates = (dates: Dates): FieldErrors => {
  const problems = checkRules('holiday', dates);
  if (problems.length > 0) return errorsOf(problems);
  const outside = (['startHolidayDate', 'endHolidayDate'] as const).find(
    (field) => sessionStartYear(dates[field]) !== dates.StartSession,
  );
  return outside === undefined
    ? {}
    : { [outside]: [`The session ${sessionLabel(dates.StartSession)} does not have this day.`] };
};

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
