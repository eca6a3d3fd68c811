import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ListedUser, UserInfo } from '#schemas/api/users.ts';
import { type UserRow, userChildren, userTokens } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { mayHaveChildren } from '../parents.ts';
import { userState } from './user-state.ts';

/** Users as the calls show them, with the students they stand for. */
export const userInfos = async (db: Db, rows: readonly UserRow[]): Promise<UserInfo[]> => {
  const parents = rows.filter(({ role }) => mayHaveChildren(role)).map(({ id }) => id);
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
    return infoOf(row, mayHaveChildren(row.role) ? ofParent : own);
  });
};

/** Users as lists show them: with where they stand, and until when their invitations hold. */
export const listedUsers = async (db: Db, rows: readonly UserRow[]): Promise<ListedUser[]> => {
  const infos = await userInfos(db, rows);
  const invited = infos.filter(({ isInvited }) => isInvited).map(({ id }) => id);
  const open = and(inArray(userTokens.userId, invited), eq(userTokens.kind, 'invite'), isNull(userTokens.usedAt));
  const tokens = invited.length === 0 ? [] : await db.select().from(userTokens).where(open);
  const ends = new Map(tokens.map(({ userId, expiresAt }) => [userId, expiresAt.toISOString()]));
  return infos.map((info) => ({ ...info, state: userState(info), invitedUntil: ends.get(info.id) ?? null }));
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
