import { and, between, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type AbsentQuery, type AbsentRow, exportAbsent, listAbsent } from '#schemas/api/attendance/reports.ts';
import { readClassNames } from '#server/domains/lookups/public.ts';
import { type CsvColumn, csvAnswer } from '#server/http/calls/csv.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { attendanceMarks, attendanceRegisters, enrolments, students } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { addDays } from '#shared/calendar.ts';
import { readAttendanceDay } from './attendance-day.ts';
import { inOwnClasses } from './classes.ts';
import { fullName, toPupil } from './pupil.ts';

/** Students who were absent in their last registers, the longest first. */
export const listAbsentHandler = handle(listAbsent, ({ query }, context) =>
  context.read(async (tx) => ok(await readAbsent(tx, context, query))),
);

export const exportAbsentHandler = handle(exportAbsent, ({ query }, context) =>
  context.read(async (tx) => {
    const rows = await readAbsent(tx, context, query);
    const { nameOf } = await readClassNames(tx.db);
    const columns: readonly CsvColumn<AbsentRow>[] = [
      { label: 'Admission_No', value: (row) => row.Admission_No },
      { label: 'Name', value: (row) => fullName(row) },
      { label: 'Class', value: (row) => nameOf({ classId: row.Class_Id, sectionId: row.Section_Id }) },
      { label: 'Roll_No', value: (row) => row.Roll_No },
      { label: 'Mobile', value: (row) => row.Mobile },
      { label: 'Days', value: (row) => row.Days },
      { label: 'Since', value: (row) => row.Since },
      { label: 'Reason', value: (row) => row.Reason },
    ];
    return csvAnswer('absent.csv', { columns, pages: [rows] });
  }),
);

/** Long vacations lie between two registers at times. */
const daysBack = 150;
/** Of how many registers a row tells at most. */
const maxRun = 60;

const readAbsent = async (tx: StoreContext, context: CallContext, { Days }: AbsentQuery): Promise<AbsentRow[]> => {
  const { db } = tx;
  const { today, session } = await readAttendanceDay(tx, context);
  const from = addDays(today, -daysBack);
  const ids = await absentInLast(db, { from, today, days: Days });
  const rows = await db
    .select()
    .from(students)
    .innerJoin(enrolments, and(eq(enrolments.studentId, students.id), eq(enrolments.session, session)))
    .where(
      and(
        inArray(students.id, ids),
        eq(students.status, 'Active'),
        isNull(students.erasedAt),
        inOwnClasses(context, enrolments),
      ),
    );
  const runs = await readRuns(db, { from, today, ids: rows.map((row) => row.students.id) });
  return rows
    .flatMap(({ students: student, enrolments: enrolment }) => {
      const run = runs.get(student.id);
      if (!run || run.Days < Days) return [];
      return {
        ...toPupil({ ...student, rollNo: enrolment.rollNo }),
        Class_Id: enrolment.classId,
        Section_Id: enrolment.sectionId,
        Mobile: student.mobile,
        ...run,
      };
    })
    .toSorted((a, b) => b.Days - a.Days || a.Since.localeCompare(b.Since) || a.Student_Id - b.Student_Id);
};

interface Last {
  readonly from: string;
  readonly today: string;
  readonly days: number;
}

/** Who was absent in each of the last registers of a class: far fewer than all who are in school. */
const absentInLast = async (db: Db, { from, today, days }: Last): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    with last as (
      select school_id, id, row_number() over (partition by class_id, section_id order by date desc) as place
      from attendance_registers
      where part = 'Full' and taken_at is not null and date between ${from} and ${today}
    )
    select mark.student_id as id
    from last join attendance_marks as mark on mark.school_id = last.school_id and mark.register_id = last.id
    where last.place <= ${days} and mark.status = 'A'
    group by mark.student_id having count(*) >= ${days}`);
  return rows.map(({ id }) => id);
};

type Run = Pick<AbsentRow, 'Days' | 'Since' | 'Last' | 'Reason'>;

/** How long each has been absent without a break, up to the last register that was taken and names them. */
const readRuns = async (
  db: Db,
  { from, today, ids }: Pick<Last, 'from' | 'today'> & { readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, Run>> => {
  const { studentId, date, status, reason } = attendanceMarks;
  const marks = await db
    .select({ studentId, date, status, reason })
    .from(attendanceMarks)
    .innerJoin(
      attendanceRegisters,
      and(
        eq(attendanceRegisters.schoolId, attendanceMarks.schoolId),
        eq(attendanceRegisters.id, attendanceMarks.registerId),
        isNotNull(attendanceRegisters.takenAt),
      ),
    )
    .where(and(inArray(studentId, [...ids]), between(date, from, today), eq(attendanceMarks.part, 'Full')))
    .orderBy(desc(date));
  const byStudent = new Map<number, (typeof marks)[number][]>();
  for (const mark of marks) byStudent.set(mark.studentId, [...(byStudent.get(mark.studentId) ?? []), mark]);
  return new Map(
    [...byStudent].flatMap(([id, all]): [number, Run][] => {
      const end = all.findIndex((mark) => mark.status !== 'A');
      const run = all.slice(0, end < 0 ? all.length : end).slice(0, maxRun);
      const first = run.at(-1);
      const last = run[0];
      if (!first || !last) return [];
      const said = run.find((mark) => mark.reason !== null)?.reason;
      return [[id, { Days: run.length, Since: first.date, Last: last.date, ...(said ? { Reason: said } : {}) }]];
    }),
  );
};
