import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { WriteContext } from '#server/store/audit.ts';
import { type EnrolmentRow, enrolments, studentImportRows } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { isSeat, readSeats } from './known-students.ts';
import { seatKey } from './planned-row.ts';
import { type ImportedRow, wasEnrolled } from './undo-row.ts';

/** A place of a class's roll. */
type Seat = Pick<EnrolmentRow, 'classId' | 'sectionId' | 'rollNo'>;

type Row = Pick<ImportedRow, 'enrolment'> & { readonly imported: Pick<ImportedRow['imported'], 'state' | 'before'> };

/** Whether undoing a row gives its student another place. */
const goesBack = ({ imported: { state, before } }: Row): boolean =>
  state === 'Changed' && Object.keys(before ?? {}).some(isSeat);

/** The place that undoing a row gives back; undefined where there was none, or no roll number. */
const seatBefore = (row: Row): Seat | undefined => {
  const { enrolment, imported } = row;
  if (!enrolment || !goesBack(row) || !wasEnrolled(imported)) return undefined;
  const { Class_Id = enrolment.classId, Section_Id = enrolment.sectionId, Roll_No } = imported.before ?? {};
  const rollNo = Roll_No === undefined ? enrolment.rollNo : Roll_No;
  return rollNo === null
    ? undefined
    : { classId: Number(Class_Id), sectionId: Number(Section_Id), rollNo: Number(rollNo) };
};

const keyOf = (seat: Seat | null | undefined): string | undefined =>
  seat ? seatKey(seat.classId, seat.sectionId, seat.rollNo) : undefined;

interface Part {
  readonly importId: number;
  readonly session: string;
  readonly studentIds: readonly number[];
}

/** With the students of a part all others of the import who have a roll number that one of them gets back. */
export const withTheirSeats = async (db: Db, { importId, session, studentIds }: Part): Promise<readonly number[]> => {
  const found = new Set(studentIds);
  let rows = await readRows(db, { importId, session, which: inArray(studentImportRows.studentId, [...found]) });
  for (;;) {
    const wanted = rows.flatMap((row) => seatBefore(row) ?? []);
    if (wanted.length === 0) return [...found];
    const { classId, sectionId, rollNo } = enrolments;
    const which = or(
      ...wanted.map((seat) =>
        and(eq(classId, seat.classId), eq(sectionId, seat.sectionId), eq(rollNo, seat.rollNo ?? 0)),
      ),
    );
    const holders = await readRows(db, { importId, session, which });
    rows = holders.filter(({ studentId }) => !found.has(studentId));
    for (const { studentId } of rows) found.add(studentId);
  }
};

interface Reading {
  readonly importId: number;
  readonly session: string;
  readonly which: SQL | undefined;
}

const readRows = (db: Db, { importId, session, which }: Reading) =>
  db
    .select({ studentId: studentImportRows.studentId, imported: studentImportRows, enrolment: enrolments })
    .from(studentImportRows)
    .leftJoin(enrolments, isPlaceIn(session))
    .where(and(eq(studentImportRows.importId, importId), which));

/** Joins to a row of an import where its student is in a session. */
export const isPlaceIn = (session: string) =>
  and(
    eq(enrolments.schoolId, studentImportRows.schoolId),
    eq(enrolments.studentId, studentImportRows.studentId),
    eq(enrolments.session, session),
  );

/** The rows that cannot be undone since somebody who stays where they are has a roll number that they would get back. */
export const findWithoutSeat = async (
  db: Db,
  session: string,
  rows: readonly ImportedRow[],
): Promise<ReadonlySet<ImportedRow>> => {
  const classIds = [...new Set(rows.flatMap((row) => seatBefore(row)?.classId ?? []))];
  const seats = classIds.length === 0 ? [] : await readSeats(db, { session, classIds });
  let going = rows.filter(goesBack);
  for (;;) {
    const ids = new Set(going.map(({ student }) => student.id));
    const taken = new Set(seats.filter(({ studentId }) => !ids.has(studentId)).map(keyOf));
    const next = going.filter((row) => {
      const key = keyOf(seatBefore(row));
      if (key === undefined) return true;
      const isFree = !taken.has(key);
      taken.add(key);
      return isFree;
    });
    if (next.length === going.length) break;
    going = next;
  }
  return new Set(rows.filter((row) => goesBack(row) && !going.includes(row)));
};

/** Takes the roll numbers away that students of these rows give back to others of them. */
export const clearSeatsBefore = async ({ db }: WriteContext, rows: readonly ImportedRow[]): Promise<void> => {
  const wanted = new Set(rows.map((row) => keyOf(seatBefore(row))));
  const leaving = rows.flatMap((row) => {
    const key = keyOf(row.enrolment);
    return row.enrolment && key !== undefined && goesBack(row) && wanted.has(key) ? [row.enrolment.id] : [];
  });
  if (leaving.length > 0) await db.update(enrolments).set({ rollNo: null }).where(inArray(enrolments.id, leaving));
};
