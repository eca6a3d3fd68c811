import { and, eq, inArray } from 'drizzle-orm';
import type { AttendancePart } from '#schemas/records/attendance.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { onlyRow } from '#server/store/query.ts';
import { attendanceRegisters, type RegisterRow, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import type { ClassPlace } from './classes.ts';

/** Which register. */
export interface RegisterKey extends ClassPlace {
  readonly date: string;
  readonly part: AttendancePart;
}

const isOf = ({ classId, sectionId, date, part }: RegisterKey) =>
  and(
    eq(attendanceRegisters.classId, classId),
    eq(attendanceRegisters.sectionId, sectionId),
    eq(attendanceRegisters.date, date),
    eq(attendanceRegisters.part, part),
  );

/** What is stored of a register; undefined while nothing is. */
export const findRegister = async (db: Db, key: RegisterKey): Promise<RegisterRow | undefined> => {
  const [row] = await db.select().from(attendanceRegisters).where(isOf(key));
  return row;
};

/** The row of a register, made where there is none; no other transaction changes it until this one ends. */
export const lockRegister = async (
  { db }: WriteContext,
  key: RegisterKey & Pick<RegisterRow, 'schoolId' | 'session'>,
): Promise<RegisterRow> => {
  await db.insert(attendanceRegisters).values(key).onConflictDoNothing();
  const row = onlyRow(await db.select().from(attendanceRegisters).where(isOf(key)).for('update'));
  return row;
};

type Taken = Pick<RegisterRow, 'takenAt' | 'locksOn'>;

/** How a register stands on a day. */
export const stateOf = (row: Taken | undefined, today: string): 'Open' | 'Submitted' | 'Locked' => {
  if (!row?.takenAt) return 'Open';
  return row.locksOn !== null && row.locksOn <= today ? 'Locked' : 'Submitted';
};

/** The names of users by their ids. */
export const readNames = async (db: Db, ids: readonly (number | null)[]): Promise<ReadonlyMap<number, string>> => {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Who took a register and when, with the names of the wire. */
export const takenOf = (
  row: RegisterRow | undefined,
  names: ReadonlyMap<number, string>,
): { readonly Taken_By?: string; readonly Taken_At?: string } => {
  if (!row?.takenAt) return {};
  const name = row.takenBy === null ? undefined : names.get(row.takenBy);
  return { ...(name === undefined ? {} : { Taken_By: name }), Taken_At: row.takenAt.toISOString() };
};
