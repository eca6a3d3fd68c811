import { and, inArray, isNull } from 'drizzle-orm';
import { listClassAttendance } from '#schemas/api/attendance/history.ts';
import { noMarks } from '#schemas/records/attendance.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { students } from '#server/store/schema.ts';
import { readAttendanceDay } from './attendance-day.ts';
import { requireClass } from './classes.ts';
import { byRollNo, toPupil } from './pupil.ts';
import { readEnrolled } from './roster.ts';
import { readSums, summed } from './sums.ts';

/** How each student of a class attended a session. */
export const listClassAttendanceHandler = handle(listClassAttendance, ({ query }, context) =>
  context.read(async (tx) => {
    requireClass(context, query);
    const session = query.Session ?? (await readAttendanceDay(tx, context)).session;
    const place = { classId: query.Class_Id, sectionId: query.Section_Id };
    const enrolled = await readEnrolled(tx.db, place, session);
    const ids = [...enrolled.keys()];
    const rows = await tx.db
      .select()
      .from(students)
      .where(
        and(inArray(students.id, ids), inArray(students.status, ['Active', 'Inactive']), isNull(students.erasedAt)),
      );
    const sums = await readSums(tx.db, session, ids);
    return ok(
      rows
        .map((row) => ({ ...row, rollNo: enrolled.get(row.id) ?? null }))
        .toSorted(byRollNo)
        .map((row) => ({ ...toPupil(row), ...summed(sums.get(row.id) ?? noMarks) })),
    );
  }),
);
