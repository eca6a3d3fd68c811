import { and, gte, inArray, lt } from 'drizzle-orm';
import { attendanceMarks } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { sessionFirstDay } from '#shared/calendar.ts';
import { nextSession } from './preview-promotion.ts';

/** Those of the students whom a register of a session has. */
export const readMarked = async (
  db: Db,
  session: string,
  studentIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectDistinct({ id: attendanceMarks.studentId })
    .from(attendanceMarks)
    .where(
      and(
        inArray(attendanceMarks.studentId, [...studentIds]),
        gte(attendanceMarks.date, sessionFirstDay(session)),
        lt(attendanceMarks.date, sessionFirstDay(nextSession(session))),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};
