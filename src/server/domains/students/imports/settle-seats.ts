import type { Db } from '#server/store/store.ts';
import { takenText } from '../duplicates.ts';
import { readSeats, type TakenSeat } from './known-students.ts';
import { changesSeat, type PlannedRow, refusedRow, seatKey } from './planned-row.ts';

/**
 * Refuses the rows whose roll number somebody else has. Students of these rows who go to another place leave theirs to
 * the others; one who is refused does not go, which may keep another from going.
 */
export const settleSeats = async (
  db: Db,
  { session, planned }: { readonly session: string; readonly planned: readonly PlannedRow[] },
): Promise<readonly PlannedRow[]> => {
  const classIds = [...new Set(planned.filter(wantsSeat).flatMap(({ body }) => body?.Class_Id ?? []))];
  if (classIds.length === 0) return planned;
  const seats = await readSeats(db, { session, classIds });
  let rows = planned;
  for (;;) {
    const next = withoutTaken(rows, seats);
    if (next.every((row, at) => row === rows[at])) return next;
    rows = next;
  }
};

const wantsSeat = (row: PlannedRow): boolean =>
  row.body?.Roll_No !== undefined && (row.state === 'New' || changesSeat(row));

const withoutTaken = (rows: readonly PlannedRow[], seats: readonly TakenSeat[]): readonly PlannedRow[] => {
  const going = new Set(rows.filter((row) => row.state === 'Changed' && changesSeat(row)).map((row) => row.Student_Id));
  const taken = new Map(
    seats
      .filter(({ studentId }) => !going.has(studentId))
      .map(({ classId, sectionId, rollNo, name }) => [seatKey(classId, sectionId, rollNo), name]),
  );
  return rows.map((row) => {
    const { body } = row;
    if (!body || !wantsSeat(row)) return row;
    const key = seatKey(body.Class_Id, body.Section_Id, body.Roll_No);
    const name = taken.get(key);
    if (name !== undefined)
      return refusedRow(row, { Roll_No: [takenText({ label: 'Roll number', value: body.Roll_No ?? '', name })] });
    taken.set(key, [body.First_Name, body.Last_Name].filter(Boolean).join(' '));
    return row;
  });
};
