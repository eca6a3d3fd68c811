import { inArray } from 'drizzle-orm';
import type { UserInfo } from '#schemas/api/users.ts';
import { type UserRow, userChildren } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

/** Users as the calls show them, with the students they stand for. */
export const userInfos = async (db: Db, rows: readonly UserRow[]): Promise<UserInfo[]> => {
  const parents = rows.filter(({ role }) => role === 'Parent').map(({ id }) => id);
  const children =
    parents.length === 0
      ? []
      : await db
          .select({ userId: userChildren.userId, studentId: userChildren.studentId })
          .from(userChildren)
          .where(inArray(userChildren.userId, parents))
          .orderBy(userChildren.studentId);
  return rows.map((row) => {
    const own = row.studentId === null ? [] : [row.studentId];
    const ofParent = children.filter(({ userId }) => userId === row.id).map(({ studentId }) => studentId);
    return infoOf(row, row.role === 'Parent' ? ofParent : own);
  });
};

/** A user as the calls and the audit log show it: nothing of the password. */
export const infoOf = (row: UserRow, studentIds: readonly number[]): UserInfo => ({
  id: row.id,
  name: row.name,
  role: row.role,
  permissionSets: row.permissionSets,
  classes: row.classes,
  studentIds: [...studentIds],
  email: row.email,
  mobile: row.mobile,
  status: row.status,
  isInvited: row.passwordHash === null,
  emailVerified: row.emailVerifiedAt !== null,
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});
