import { asc, inArray } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import { type UserRow, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

/** What becomes of the students' own accounts. */
interface Logins {
  /** With it the student logs in from now on. */
  readonly kept: UserRow | undefined;
  /** They are disabled. */
  readonly ended: readonly UserRow[];
}

interface Ids {
  readonly stays: number;
  readonly goes: number;
}

/** One account stays a student's: the own one of the entry that stays, unless only the other one works. */
export const loginsOf = async (db: Db, { stays, goes }: Ids): Promise<Logins> => {
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.studentId, [stays, goes]))
    .orderBy(asc(users.id));
  const ownFirst = rows.toSorted((a, b) => Number(a.studentId !== stays) - Number(b.studentId !== stays));
  const works = ({ status }: UserRow): boolean => status !== userStatus.disabled;
  const kept = ownFirst.find(works) ?? ownFirst[0];
  return { kept, ended: rows.filter((row) => row !== kept && works(row)) };
};
