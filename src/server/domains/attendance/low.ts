import { and, eq, isNull } from 'drizzle-orm';
import { exportLow, type LowQuery, type LowRow, listLow } from '#schemas/api/attendance/reports.ts';
import { attendanceCodes } from '#schemas/records/attendance.ts';
import { readClassNames } from '#server/domains/lookups/public.ts';
import { type CsvColumn, csvAnswer } from '#server/http/calls/csv.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { countsOf, isBelow, sessionSums } from '#server/store/attendance-sums.ts';
import { enrolments, students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readAttendanceDay } from './attendance-day.ts';
import { inOwnClasses } from './classes.ts';
import { summed } from './counts.ts';
import { fullName, toPupil } from './pupil.ts';

/** Students whose attendance is low, the lowest first. */
export const listLowHandler = handle(listLow, ({ query }, context) =>
  context.read(async (tx) => ok(await readLow(tx, context, query))),
);

export const exportLowHandler = handle(exportLow, ({ query }, context) =>
  context.read(async (tx) => {
    const rows = await readLow(tx, context, query);
    const { nameOf } = await readClassNames(tx.db);
    const columns: readonly CsvColumn<LowRow>[] = [
      { label: 'Admission_No', value: (row) => row.Admission_No },
      { label: 'Name', value: (row) => fullName(row) },
      { label: 'Class', value: (row) => nameOf({ classId: row.Class_Id, sectionId: row.Section_Id }) },
      { label: 'Roll_No', value: (row) => row.Roll_No },
      { label: 'Mobile', value: (row) => row.Mobile },
      { label: 'Days', value: (row) => row.Days },
      ...attendanceCodes.map((code): CsvColumn<LowRow> => ({ label: code, value: (row) => row.Counts[code] })),
      { label: 'Percent', value: (row) => row.Percent },
    ];
    return csvAnswer('low-attendance.csv', { columns, pages: [rows] });
  }),
);

const readLow = async (tx: StoreContext, context: CallContext, { Session, Below }: LowQuery): Promise<LowRow[]> => {
  const { db } = tx;
  const session = Session ?? (await readAttendanceDay(tx, context)).session;
  const sums = sessionSums(db, session).as('sums');
  const { id, admissionNo, firstName, middleName, lastName, mobile } = students;
  const { classId, sectionId, rollNo } = enrolments;
  const { present, absent, late, halfDay, onLeave, onDuty } = sums;
  const rows = await db
    .select({
      pupil: { id, admissionNo, firstName, middleName, lastName, mobile },
      place: { classId, sectionId, rollNo },
      counts: { present, absent, late, halfDay, onLeave, onDuty },
    })
    .from(sums)
    .innerJoin(students, eq(students.id, sums.studentId))
    .innerJoin(enrolments, and(eq(enrolments.studentId, sums.studentId), eq(enrolments.session, session)))
    .where(
      and(
        eq(students.status, 'Active'),
        isNull(students.erasedAt),
        inOwnClasses(context, enrolments),
        isBelow(sums, Below),
      ),
    );
  return rows
    .map(({ pupil, place, counts }) => {
      const { Percent, ...sum } = summed(countsOf(counts));
      return {
        ...toPupil({ ...pupil, rollNo: place.rollNo }),
        Class_Id: place.classId,
        Section_Id: place.sectionId,
        Mobile: pupil.mobile,
        ...sum,
        Percent: Percent ?? 0,
      };
    })
    .toSorted((a, b) => a.Percent - b.Percent || a.Student_Id - b.Student_Id);
};
