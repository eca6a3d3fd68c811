import { and, eq, inArray, isNull, lte, notInArray } from 'drizzle-orm';
import {
  attendanceMarks,
  enrolments,
  type MarkRow,
  type RegisterRow,
  type StudentLeaveRow,
  type StudentRow,
  students,
} from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import type { ClassPlace } from './classes.ts';
import { readApproved } from './leave/approved.ts';
import { byRollNo } from './pupil.ts';
import type { RegisterKey } from './register.ts';

/** A student of a register, with the mark that is stored. */
export interface RosterEntry extends StudentRow {
  readonly rollNo: number | null;
  readonly mark: MarkRow | undefined;
  /** The approved leave that has the day. */
  readonly leave: StudentLeaveRow | undefined;
}

/** The enrolments of a class in a session, by student. */
export const readEnrolled = async (
  db: Db,
  { classId, sectionId }: ClassPlace,
  session: string,
): Promise<ReadonlyMap<number, number | null>> => {
  const rows = await db
    .select({ studentId: enrolments.studentId, rollNo: enrolments.rollNo })
    .from(enrolments)
    .where(and(eq(enrolments.session, session), eq(enrolments.classId, classId), eq(enrolments.sectionId, sectionId)));
  return new Map(rows.map(({ studentId, rollNo }) => [studentId, rollNo]));
};

interface Asked {
  readonly key: RegisterKey;
  readonly session: string;
  readonly register: RegisterRow | undefined;
}

/**
 * The students of a class on a day, in the order of their roll numbers: those who are in school and were admitted by
 * then, and whoever is marked already. Who is marked in another class on that day is not asked for twice.
 */
export const readRoster = async (db: Db, { key, session, register }: Asked): Promise<RosterEntry[]> => {
  const enrolled = await readEnrolled(db, key, session);
  const marks = register
    ? await db.select().from(attendanceMarks).where(eq(attendanceMarks.registerId, register.id))
    : [];
  const marked = new Map(marks.map((mark) => [mark.studentId, mark]));
  const elsewhere = await markedElsewhere(db, key, { ids: [...enrolled.keys()], register });
  const present = await db
    .select()
    .from(students)
    .where(
      and(
        inArray(students.id, [...enrolled.keys()]),
        notInArray(students.id, [...marked.keys(), ...elsewhere]),
        eq(students.status, 'Active'),
        isNull(students.erasedAt),
        lte(students.admissionDate, key.date),
      ),
    );
  const known = await db
    .select()
    .from(students)
    .where(inArray(students.id, [...marked.keys()]));
  const rows = [...present, ...known];
  const studentIds = rows.map(({ id }) => id);
  const approved = await readApproved(db, { studentIds, from: key.date, to: key.date });
  const leaves = new Map(approved.map((one) => [one.studentId, one]));
  return rows
    .map((row) => ({
      ...row,
      rollNo: enrolled.get(row.id) ?? null,
      mark: marked.get(row.id),
      leave: leaves.get(row.id),
    }))
    .toSorted(byRollNo);
};

const markedElsewhere = async (
  db: Db,
  { date, part }: RegisterKey,
  { ids, register }: { readonly ids: readonly number[]; readonly register: RegisterRow | undefined },
): Promise<number[]> => {
  const rows = await db
    .select({ studentId: attendanceMarks.studentId, registerId: attendanceMarks.registerId })
    .from(attendanceMarks)
    .where(
      and(inArray(attendanceMarks.studentId, [...ids]), eq(attendanceMarks.date, date), eq(attendanceMarks.part, part)),
    );
  return rows.filter(({ registerId }) => registerId !== register?.id).map(({ studentId }) => studentId);
};
