import type { StaffLeaveRow } from '#server/store/schema.ts';
import { addDays } from '#shared/calendar.ts';

/** Some days, and of a single one perhaps a part. */
export type LeaveSpan = Pick<StaffLeaveRow, 'firstDay' | 'lastDay' | 'part'>;

/** Each day of a span, both ends counted. */
export const daysOf = ({ firstDay, lastDay }: Pick<LeaveSpan, 'firstDay' | 'lastDay'>): string[] => {
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(day);
  return days;
};

/** How many working days a leave takes: a part of a day is half of it. */
export const countLeaveDays = (span: LeaveSpan, isClosed: (day: string) => boolean): number => {
  const days = daysOf(span).filter((day) => !isClosed(day)).length;
  return span.part === 'Full' ? days : days / 2;
};

/** Whether two leaves want the same time: two halves of one day do not. */
export const overlaps = (a: LeaveSpan, b: LeaveSpan): boolean =>
  a.firstDay <= b.lastDay && b.firstDay <= a.lastDay && (a.part === 'Full' || b.part === 'Full' || a.part === b.part);
