import type { StudentLeaveRow } from '#server/store/schema.ts';
import type { SchoolCalendar } from '#server/tenancy/school-calendar.ts';
import { addDays } from '#shared/calendar.ts';

type Span = Pick<StudentLeaveRow, 'firstDay' | 'lastDay'>;

/** The days of a leave on which a class has school. */
export const schoolDays = (
  { firstDay, lastDay }: Span,
  { calendar, classId }: { readonly calendar: Pick<SchoolCalendar, 'closedOn'>; readonly classId: number },
): string[] => {
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) if (!calendar.closedOn(day, classId)) days.push(day);
  return days;
};
