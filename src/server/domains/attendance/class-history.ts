import { and, inArray, isNull } from 'drizzle-orm';
import type { FromSchema } from 'json-schema-to-ts';
import { exportClassAttendance, listClassAttendance, type PupilSum } from '#schemas/api/attendance/history.ts';
import { attendanceCodes, noMarks } from '#schemas/records/attendance.ts';
import { readClassNames } from '#server/domains/lookups/public.ts';
import { type CsvColumn, csvAnswer } from '#server/http/calls/csv.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { readSums } from '#server/store/attendance-sums.ts';
import { students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readAttendanceDay } from './attendance-day.ts';
import { requireClass } from './classes.ts';
import { summed } from './counts.ts';
import { byRollNo, fullName, toPupil } from './pupil.ts';
import { readEnrolled } from './roster.ts';

/** How each student of a class attended a session. */
export const listClassAttendanceHandler = handle(listClassAttendance, ({ query }, context) =>
  context.read(async (tx) => ok(await readPupils(tx, context, query))),
);

const columns: readonly CsvColumn<PupilSum>[] = [
  { label: 'Roll_No', value: (row) => row.Roll_No },
  { label: 'Admission_No', value: (row) => row.Admission_No },
  { label: 'Name', value: (row) => fullName(row) },
  { label: 'Days', value: (row) => row.Days },
  ...attendanceCodes.map((code): CsvColumn<PupilSum> => ({ label: code, value: (row) => row.Counts[code] })),
  { label: 'Percent', value: (row) => row.Percent },
];

export const exportClassAttendanceHandler = handle(exportClassAttendance, ({ query }, context) =>
  context.read(async (tx) => {
    const pupils = await readPupils(tx, context, query);
    const { nameOf } = await readClassNames(tx.db);
    const name = nameOf({ classId: query.Class_Id, sectionId: query.Section_Id });
    return csvAnswer(`attendance-${name}.csv`, { columns, pages: [pupils] });
  }),
);

type ClassQuery = FromSchema<typeof listClassAttendance.query>;

const readPupils = async (tx: StoreContext, context: CallContext, query: ClassQuery): Promise<PupilSum[]> => {
  requireClass(context, query);
  const session = query.Session ?? (await readAttendanceDay(tx, context)).session;
  const place = { classId: query.Class_Id, sectionId: query.Section_Id };
  const enrolled = await readEnrolled(tx.db, place, session);
  const ids = [...enrolled.keys()];
  const rows = await tx.db
    .select()
    .from(students)
    .where(and(inArray(students.id, ids), inArray(students.status, ['Active', 'Inactive']), isNull(students.erasedAt)));
  const sums = await readSums(tx.db, session, ids);
  return rows
    .map((row) => ({ ...row, rollNo: enrolled.get(row.id) ?? null }))
    .toSorted(byRollNo)
    .map((row) => ({ ...toPupil(row), ...summed(sums.get(row.id) ?? noMarks) }));
};
