import { and, asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { importedFields, seatFields } from '#schemas/records/student-import.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import {
  type EnrolmentRow,
  enrolments,
  type StudentRow,
  studentImportRows,
  studentImports,
  students,
} from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { toStudentRecord } from '../student-record.ts';
import { type LogIn, readLogIns } from './log-ins.ts';
import type { Values } from './merge-fields.ts';

/** A student whom a row may be about. */
export interface KnownStudent {
  readonly row: StudentRow;
  /** In the session of the import. */
  readonly enrolment: EnrolmentRow | undefined;
  readonly stored: Values;
  readonly remembered: Values | undefined;
  readonly logIns: readonly LogIn[];
}

/** The importable fields of a student, as far as something is in them. */
export const storedValues = (row: StudentRow, enrolment: EnrolmentRow | undefined): Values =>
  pickFields({ ...toStudentRecord({ row, enrolment }) }, importedFields) as Values;

/** No other transaction changes them until this one ends. In the order of their ids, so that nobody waits in a circle. */
export const lockStudents = async (db: Db, which: SQL | undefined): Promise<void> => {
  await db.select({ id: students.id }).from(students).where(which).orderBy(asc(students.id)).for('update');
};

/** The students with these admission numbers, by them. */
export const readKnownStudents = async (
  db: Db,
  { numbers, session }: { readonly numbers: readonly string[]; readonly session: string },
): Promise<ReadonlyMap<string, KnownStudent>> => {
  const rows = await db
    .select()
    .from(students)
    .where(inArray(students.admissionNo, [...numbers]));
  const ids = rows.map(({ id }) => id);
  const enrolled = await db
    .select()
    .from(enrolments)
    .where(and(inArray(enrolments.studentId, ids), eq(enrolments.session, session)));
  const seats = new Map(enrolled.map((one) => [one.studentId, one]));
  const remembered = await readRemembered(db, ids, session);
  const logIns = await readLogIns(db, ids);
  return new Map(
    rows.map((row) => {
      const enrolment = seats.get(row.id);
      const stored = storedValues(row, enrolment);
      const own = { remembered: remembered.get(row.id), logIns: logIns.get(row.id) ?? [] };
      return [row.admissionNo, { row, enrolment, stored, ...own }];
    }),
  );
};

/** What the last imports have left of each student; of the seat, the last one of the same session. */
const readRemembered = async (
  db: Db,
  ids: readonly number[],
  session: string,
): Promise<ReadonlyMap<number, Values>> => {
  const { studentId, remembered } = studentImportRows;
  const rows = await db
    .selectDistinctOn([studentId, studentImports.session], {
      studentId,
      remembered,
      session: studentImports.session,
      order: studentImportRows.id,
    })
    .from(studentImportRows)
    .innerJoin(
      studentImports,
      and(eq(studentImports.schoolId, studentImportRows.schoolId), eq(studentImports.id, studentImportRows.importId)),
    )
    .where(inArray(studentId, [...ids]))
    .orderBy(studentId, studentImports.session, desc(studentImportRows.id));
  const found = new Map<number, Values>();
  for (const row of rows.toSorted((one, other) => one.order - other.order)) {
    const seat = row.session === session ? seatOf(row.remembered) : seatOf(found.get(row.studentId));
    found.set(row.studentId, { ...withoutSeat(row.remembered), ...seat });
  }
  return found;
};

/** Whether a field says where a student is in one session. */
export const isSeat = (field: string): boolean => (seatFields as readonly string[]).includes(field);

const withoutSeat = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !isSeat(field)));

const seatOf = (values: Values = {}): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => isSeat(field)));

/** Who has one of these roll numbers in a session. */
export interface TakenSeat {
  readonly studentId: number;
  readonly name: string;
  readonly classId: number;
  readonly sectionId: number;
  readonly rollNo: number | null;
}

/** The students of classes who have a roll number in a session. */
export const readSeats = async (
  db: Db,
  { session, classIds }: { readonly session: string; readonly classIds: readonly number[] },
): Promise<readonly TakenSeat[]> => {
  const rows = await db
    .select({
      studentId: enrolments.studentId,
      classId: enrolments.classId,
      sectionId: enrolments.sectionId,
      rollNo: enrolments.rollNo,
      first: students.firstName,
      last: students.lastName,
    })
    .from(enrolments)
    .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
    .where(
      and(eq(enrolments.session, session), inArray(enrolments.classId, [...classIds]), isNotNull(enrolments.rollNo)),
    );
  return rows.map(({ first, last, ...seat }) => ({ ...seat, name: [first, last].filter(Boolean).join(' ') }));
};
