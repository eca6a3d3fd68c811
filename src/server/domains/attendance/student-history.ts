import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm';
import {
  exportStudentAttendance,
  readStudentAttendance,
  type StudentHistory,
} from '#schemas/api/attendance/history.ts';
import { halfDays } from '#schemas/records/attendance.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { studentsInScope } from '#server/domains/students/index.ts';
import { type CsvColumn, csvAnswer } from '#server/http/calls/csv.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { attendanceMarks, attendanceRegisters, enrolments, students } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { addDays, sessionLastDay } from '#shared/calendar.ts';
import { daysOfSession, readAttendanceDay } from './attendance-day.ts';
import type { ClassPlace } from './classes.ts';
import { monthStart, nextMonth } from './count-months.ts';
import { countCodes, summed } from './counts.ts';
import { readDeclaredOf } from './declared-days.ts';
import { readApproved } from './leave/approved.ts';
import { readSchoolDays } from './leave/leave-days.ts';
import { readOwnCodes } from './own-codes.ts';
import { toPupil } from './pupil.ts';
import { stateOf } from './register.ts';

/** How one student attended a session. Whom the reader may not see is not found. */
export const readStudentAttendanceHandler = handle(readStudentAttendance, ({ params: { id }, query }, context) =>
  context.read(async (tx) => ok(await historyOf(tx, context, { id, ...query }))),
);

export const exportStudentAttendanceHandler = handle(exportStudentAttendance, ({ params: { id }, query }, context) =>
  context.read(async (tx) => {
    const { marks } = await historyOf(tx, context, { id, ...query });
    const columns: readonly CsvColumn<Mark>[] = [
      { label: 'Date', value: (row) => row.Date },
      { label: 'Status', value: (row) => row.Own_Code ?? row.Status },
      { label: 'In_Time', value: (row) => row.In_Time },
      { label: 'Out_Time', value: (row) => row.Out_Time },
      { label: 'Reason', value: (row) => row.Reason },
      { label: 'Remark', value: (row) => row.Remark },
    ];
    return csvAnswer('attendance.csv', { columns, pages: [marks] });
  }),
);

interface Asked {
  readonly id: number;
  readonly Session?: string;
}

const historyOf = async (tx: StoreContext, context: CallContext, { id, Session }: Asked): Promise<StudentHistory> => {
  const { db } = tx;
  const visible = and(eq(students.id, id), isNull(students.erasedAt), await studentsInScope(tx, context));
  const [student] = await db.select().from(students).where(visible);
  if (!student) throw notFound();
  const { today, session: running, calendar } = await readAttendanceDay(tx, context);
  const session = Session ?? running;
  const [enrolment] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.studentId, id), eq(enrolments.session, session)));
  const days = daysOfSession(session, today);
  const from = laterOf(student.admissionDate, days.from);
  const rows = await readMarks(db, id, { from: days.from, to: sessionLastDay(session) });
  const whole = rows.filter(({ part }) => part === 'Full');
  const taken = whole.filter(({ takenAt }) => takenAt !== null);
  const months = monthsBetween(from, days.to).map((month) => {
    const codes = taken.filter(({ date }) => date.startsWith(month)).map(({ status }) => status);
    return { Month: month, ...summed(countCodes(codes)) };
  });
  const marked = new Set(taken.map(({ date }) => date));
  const span = { from, to: lastDayOf(days.to) };
  const closed = enrolment ? await closedDays(db, { ...span, ...enrolment, calendar }) : [];
  const ahead = enrolment
    ? await leaveAhead(db, {
        studentId: id,
        classId: enrolment.classId,
        sectionId: enrolment.sectionId,
        from: today,
        to: sessionLastDay(session),
        calendar,
        marked: new Set(whole.map(({ date }) => date)),
      })
    : [];
  return {
    student: {
      ...toPupil({ ...student, rollNo: enrolment?.rollNo ?? null }),
      ...(enrolment ? { Class_Id: enrolment.classId, Section_Id: enrolment.sectionId } : {}),
    },
    Session: session,
    From: from,
    To: days.to,
    ...summed(countCodes(taken.map(({ status }) => status))),
    months,
    marks: [...whole.map((row) => toDay(row, { rows, today })), ...ahead].toSorted((a, b) =>
      a.Date.localeCompare(b.Date),
    ),
    Own_Codes: await readOwnCodes(db),
    closed: closed.filter(({ Date: date }) => !marked.has(date)),
  };
};

const readMarks = (db: Db, studentId: number, { from, to }: { readonly from: string; readonly to: string }) => {
  const { date, part, status, ownCode, inTime, outTime, reason, remark } = attendanceMarks;
  const { takenAt, locksOn } = attendanceRegisters;
  return db
    .select({ date, part, status, ownCode, inTime, outTime, reason, remark, takenAt, locksOn })
    .from(attendanceMarks)
    .innerJoin(
      attendanceRegisters,
      and(
        eq(attendanceRegisters.schoolId, attendanceMarks.schoolId),
        eq(attendanceRegisters.id, attendanceMarks.registerId),
      ),
    )
    .where(
      and(eq(attendanceMarks.studentId, studentId), gte(attendanceMarks.date, from), lte(attendanceMarks.date, to)),
    )
    .orderBy(asc(attendanceMarks.date));
};

type Mark = StudentHistory['marks'][number];

type Row = Awaited<ReturnType<typeof readMarks>>[number];

/** A day, with what its halves say where it has them. */
const toDay = (row: Row, { rows, today }: { readonly rows: readonly Row[]; readonly today: string }): Mark => {
  const halves = halfDays.flatMap((part) => {
    const half = rows.find((one) => one.date === row.date && one.part === part);
    return half ? { Part: part, ...toMark(half, today) } : [];
  });
  return { Date: row.date, ...toMark(row, today), ...(halves.length > 0 ? { Halves: halves } : {}) };
};

const toMark = (row: Row, today: string): Omit<Mark, 'Date' | 'Halves'> =>
  withoutNulls({
    Status: row.status,
    Own_Code: row.ownCode,
    In_Time: row.inTime,
    Out_Time: row.outTime,
    Reason: row.reason,
    Remark: row.remark,
    Is_Locked: stateOf(row, today) === 'Locked',
  });

const laterOf = (a: string, b: string): string => (a > b ? a : b);

/** The months that some days lie in: `YYYY-MM`. */
const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = [];
  for (let month = monthStart(from); month <= to; month = nextMonth(month)) months.push(month.slice(0, 7));
  return months;
};

/** The last day of a date's month, which a calendar shows whole. */
const lastDayOf = (date: string): string => addDays(nextMonth(monthStart(date)), -1);

/** Approved leave, from today on, of days that no register has yet. */
const leaveAhead = async (
  db: Db,
  asked: Span & { readonly studentId: number; readonly marked: ReadonlySet<string> },
): Promise<Mark[]> => {
  const { studentId, from, to, marked } = asked;
  const approved = await readApproved(db, { studentIds: [studentId], from, to });
  const schoolDays = await readSchoolDays(db, asked.calendar, approved);
  return approved.flatMap((leave) =>
    schoolDays(leave, asked)
      .filter((date) => date >= from && date <= to && !marked.has(date))
      .map((date) => withoutNulls({ Date: date, Status: 'LV' as const, Reason: leave.note, Is_Locked: false })),
  );
};

interface Span extends ClassPlace {
  readonly from: string;
  readonly to: string;
  readonly calendar: Awaited<ReturnType<typeof readAttendanceDay>>['calendar'];
}

/** The days without school, but for those that were declared working days. */
const closedDays = async (db: Db, { from, to, calendar, ...place }: Span): Promise<StudentHistory['closed']> => {
  const isDeclared = await readDeclaredOf(db, { first: from, last: to });
  const found: StudentHistory['closed'] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const closed = calendar.closedOn(date, place.classId);
    if (closed && !isDeclared(date, place)) found.push({ Date: date, Kind: closed.kind, Name: closed.name });
  }
  return found;
};
