import { and, asc, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import { type AttendanceGrid, exportGrid, type GridQuery, readGrid } from '#schemas/api/attendance/reports.ts';
import { type AttendanceCode, attendanceCodes, attendancePercent, attendedDays } from '#schemas/records/attendance.ts';
import { readClassNames } from '#server/domains/lookups/public.ts';
import { type CsvColumn, csvAnswer } from '#server/http/calls/csv.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { countsOf } from '#server/store/attendance-sums.ts';
import { attendanceMarks, attendanceRegisters, type RegisterRow, students } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { addDays, daysBetween } from '#shared/calendar.ts';
import { type AttendanceDay, readAttendanceDay, sessionOf } from './attendance-day.ts';
import { type ClassPlace, placeKey, requireClass } from './classes.ts';
import { nextMonth } from './count-months.ts';
import { addCounts, countCodes } from './counts.ts';
import { readOwnCodes } from './own-codes.ts';
import { byRollNo, fullName, toPupil } from './pupil.ts';
import { stateOf } from './register.ts';
import { readEnrolled } from './roster.ts';
import { readTeacherNames } from './teachers.ts';

type Row = AttendanceGrid['rows'][number];

/** The register of a class for a month. */
export const readGridHandler = handle(readGrid, ({ query }, context) =>
  context.read(async (tx) => ok(await readMonth(tx, context, query))),
);

export const exportGridHandler = handle(exportGrid, ({ query }, context) =>
  context.read(async (tx) => {
    const grid = await readMonth(tx, context, query);
    const { nameOf } = await readClassNames(tx.db);
    const name = nameOf({ classId: grid.Class_Id, sectionId: grid.Section_Id });
    const columns: readonly CsvColumn<Row>[] = [
      { label: 'Roll_No', value: (row) => row.Roll_No },
      { label: 'Name', value: (row) => fullName(row) },
      { label: 'Admission_No', value: (row) => row.Admission_No },
      ...grid.days.map((_, at): CsvColumn<Row> => ({ label: String(at + 1), value: (row) => row.Marks[at] })),
      ...attendanceCodes.map((code): CsvColumn<Row> => ({ label: code, value: (row) => row.Counts[code] })),
      { label: 'Percent', value: (row) => row.Percent },
    ];
    return csvAnswer(`attendance-${name}-${grid.Month}.csv`, { columns, pages: [grid.rows] });
  }),
);

const readMonth = async (tx: StoreContext, context: CallContext, query: GridQuery): Promise<AttendanceGrid> => {
  requireClass(context, query);
  const day = await readAttendanceDay(tx, context, query.Month && `${query.Month}-01`);
  const month = `${day.date.slice(0, 7)}-01`;
  const place = { classId: query.Class_Id, sectionId: query.Section_Id };
  const all = await readRegisters(tx.db, { ...place, month });
  const registers = all.filter(({ part }) => part === query.Part);
  const declared = new Set(all.filter(({ isWorkingDay }) => isWorkingDay).map(({ date }) => date));
  const taken = registers.filter(({ takenAt }) => takenAt !== null);
  const dates = Array.from({ length: daysBetween(month, addDays(nextMonth(month), -1)) }, (_, i) => addDays(month, i));
  const { rows, changes } = await readRows(tx.db, { place, session: sessionOf(month), taken, dates });
  const counts = addCounts(rows.map(({ Counts }) => Counts));
  const lockedOn = lockedSince(taken, day.today);
  return {
    Class_Id: place.classId,
    Section_Id: place.sectionId,
    Month: month.slice(0, 7),
    Today: day.today,
    Teachers: [...((await readTeacherNames(tx.db)).get(placeKey(place)) ?? [])],
    days: dates.map((date) =>
      dayOf(date, { day, place, register: registers.find((one) => one.date === date), isDeclared: declared.has(date) }),
    ),
    rows,
    Has_Halves: all.some(({ part, takenAt }) => part !== 'Full' && takenAt !== null),
    Own_Codes: await readOwnCodes(tx.db),
    Counts: counts,
    Percent: attendancePercent(counts),
    ...(lockedOn === undefined ? {} : { Locked_On: lockedOn }),
    Changes: changes,
  };
};

const readRegisters = (
  db: Db,
  { classId, sectionId, month }: ClassPlace & { readonly month: string },
): Promise<RegisterRow[]> =>
  db
    .select()
    .from(attendanceRegisters)
    .where(
      and(
        eq(attendanceRegisters.classId, classId),
        eq(attendanceRegisters.sectionId, sectionId),
        gte(attendanceRegisters.date, month),
        lt(attendanceRegisters.date, nextMonth(month)),
      ),
    )
    .orderBy(asc(attendanceRegisters.date));

interface Asked {
  readonly place: ClassPlace;
  readonly session: string;
  readonly taken: readonly RegisterRow[];
  readonly dates: readonly string[];
}

/** A mark as a cell shows it: by the school's own code where it has one. */
interface GridMark {
  readonly status: AttendanceCode;
  readonly ownCode: string | null;
}

interface GridRows {
  readonly rows: Row[];
  /** How many marks were changed after their register was taken. */
  readonly changes: number;
}

const readRows = async (db: Db, { place, session, taken, dates }: Asked): Promise<GridRows> => {
  const enrolled = await readEnrolled(db, place, session);
  const marks = await db
    .select({
      studentId: attendanceMarks.studentId,
      date: attendanceMarks.date,
      status: attendanceMarks.status,
      ownCode: attendanceMarks.ownCode,
      changedAt: attendanceMarks.changedAt,
    })
    .from(attendanceMarks)
    .where(
      inArray(
        attendanceMarks.registerId,
        taken.map(({ id }) => id),
      ),
    );
  const byStudent = new Map<number, Map<string, GridMark>>();
  for (const { studentId, date, changedAt: _, ...mark } of marks)
    byStudent.set(studentId, (byStudent.get(studentId) ?? new Map<string, GridMark>()).set(date, mark));
  const found = await db
    .select()
    .from(students)
    .where(
      and(inArray(students.id, [...new Set([...enrolled.keys(), ...byStudent.keys()])]), isNull(students.erasedAt)),
    );
  const rows = found
    .filter(({ id, status }) => byStudent.has(id) || status === 'Active')
    .map((row) => ({ ...row, rollNo: enrolled.get(row.id) ?? null }))
    .toSorted(byRollNo)
    .map((row) => {
      const own = byStudent.get(row.id);
      const counts = countCodes([...(own?.values() ?? [])].map(({ status }) => status));
      return {
        ...toPupil(row),
        Gender: row.gender,
        Marks: dates.map((date) => own?.get(date)?.ownCode ?? own?.get(date)?.status ?? ''),
        Counts: { ...counts },
        Percent: attendancePercent(counts),
      };
    });
  return { rows, changes: marks.filter(({ changedAt }) => changedAt !== null).length };
};

interface DayAsked {
  readonly day: AttendanceDay;
  readonly place: ClassPlace;
  readonly register: RegisterRow | undefined;
  /** Whether a working day was declared. */
  readonly isDeclared: boolean;
}

const dayOf = (date: string, { day, place, register, isDeclared }: DayAsked): AttendanceGrid['days'][number] => {
  const isTaken = register !== undefined && register.takenAt !== null;
  const closed = isTaken || isDeclared ? undefined : day.calendar.closedOn(date, place.classId);
  return {
    Date: date,
    ...(closed ? { Closed: { Kind: closed.kind, Name: closed.name } } : {}),
    Is_Taken: isTaken,
    Attended: isTaken ? attendedDays(countsOf(register)) : 0,
  };
};

/** Since when every register of a month is locked; undefined where one is not. */
const lockedSince = (taken: readonly RegisterRow[], today: string): string | undefined => {
  if (taken.some((row) => stateOf(row, today) !== 'Locked')) return undefined;
  return taken
    .flatMap(({ locksOn }) => locksOn ?? [])
    .toSorted()
    .at(-1);
};
