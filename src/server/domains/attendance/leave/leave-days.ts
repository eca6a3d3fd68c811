import type { StudentLeaveRow } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import type { SchoolCalendar } from '#server/tenancy/school-calendar.ts';
import { addDays } from '#shared/calendar.ts';
import type { ClassPlace } from '../classes.ts';
import { readDeclaredOf } from '../declared-days.ts';

type Span = Pick<StudentLeaveRow, 'firstDay' | 'lastDay'>;

/** The days of a leave on which a class has school. */
export type SchoolDays = (leave: Span, place: ClassPlace) => string[];

/** Tells of some leave on which of its days a class has school: also where a working day was declared for it. */
export const readSchoolDays = async (
  db: Db,
  calendar: Pick<SchoolCalendar, 'closedOn'>,
  leaves: readonly Span[],
): Promise<SchoolDays> => {
  const first = leaves.map(({ firstDay }) => firstDay).toSorted()[0];
  const last = leaves
    .map(({ lastDay }) => lastDay)
    .toSorted()
    .at(-1);
  const isDeclared = first && last ? await readDeclaredOf(db, { first, last }) : () => false;
  return ({ firstDay, lastDay }, place) => {
    const days: string[] = [];
    for (let day = firstDay; day <= lastDay; day = addDays(day, 1))
      if (!calendar.closedOn(day, place.classId) || isDeclared(day, place)) days.push(day);
    return days;
  };
};
