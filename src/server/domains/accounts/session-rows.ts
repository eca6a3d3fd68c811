import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import type { SessionInfo } from '#schemas/api/account-sessions.ts';
import { sessionTag } from '#schemas/sources/index.ts';
import type { Actor, UserActor } from '#server/http/access/actor.ts';
import { noteEveryMinutes } from '#server/store/note-use.ts';
import { sessions, userChildren, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { hasEnded } from './has-ended.ts';
import { mayHaveChildren } from './parents.ts';

export interface NewSession {
  readonly schoolId: number;
  readonly userId: number;
  /** sha256 of the cookie's token, hexadecimal. */
  readonly hash: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
  readonly userAgent: string | null;
  readonly address: string | null;
}

/** Stores a sign-in. In a transaction of the user's school. */
export const addSession = async ({ db }: StoreContext, { startedAt, ...session }: NewSession): Promise<void> => {
  await db.insert(sessions).values({ ...session, createdAt: startedAt, lastSeenAt: startedAt });
};

/** Whether a sign-in was last written down as used so long ago that it is worth it again. */
export const isSeenLongAgo = async ({ db }: StoreContext, sessionId: number, now: Date): Promise<boolean> => {
  const before = new Date(now.getTime() - noteEveryMinutes * 60_000);
  const due = and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, before));
  return (await db.select({ id: sessions.id }).from(sessions).where(due)).length > 0;
};

/** Writes down that a sign-in is in use. */
export const noteSeen = async ({ db }: StoreContext, sessionId: number, now: Date): Promise<void> => {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
};

/**
 * The user of a session's token, in a transaction of the host's school: users of other schools are out of sight, so
 * their sessions are worthless here.
 */
export const findSession = async ({ db }: StoreContext, hash: string, now: Date): Promise<UserActor | undefined> => {
  const [row] = await db
    .select({ sessionId: sessions.id, user: users })
    .from(sessions)
    .innerJoin(users, and(eq(users.schoolId, sessions.schoolId), eq(users.id, sessions.userId)))
    .where(and(eq(sessions.hash, hash), gt(sessions.expiresAt, now)));
  if (!row || row.user.status === userStatus.disabled || hasEnded(row.user, now)) return undefined;
  const { id: userId, name, role, permissionSets, status, classes, studentId } = row.user;
  const children = mayHaveChildren(role)
    ? await db.select({ id: userChildren.studentId }).from(userChildren).where(eq(userChildren.userId, userId))
    : [];
  return {
    kind: 'user',
    userId,
    sessionId: row.sessionId,
    name,
    role,
    permissionSets,
    status,
    classes,
    studentIds: studentId === null ? children.map(({ id }) => id) : [studentId],
  };
};

/** A user's sign-ins that still hold, the latest first. In a transaction of the school. */
export const listSessions = async ({ db }: StoreContext, schoolId: number, userId: number, now: Date) => {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.schoolId, schoolId), eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(sql`${sessions.lastSeenAt} desc`);
};

/** Sign-ins as the calls show them to someone. */
export const shownSessions = (rows: Awaited<ReturnType<typeof listSessions>>, actor: Actor): SessionInfo[] =>
  rows.map(({ id, userAgent, address, createdAt, lastSeenAt, expiresAt }) => ({
    id,
    isCurrent: actor.kind === 'user' && id === actor.sessionId,
    userAgent,
    address,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));

/** Ends sign-ins of a user: all, or those named. Returns how many. Touches `school:<id>:sessions`. */
export const endSessions = async (
  { db, touch }: StoreContext,
  { schoolId, userId, ids }: { schoolId: number; userId: number; ids?: readonly number[] },
): Promise<number> => {
  const own = and(eq(sessions.schoolId, schoolId), eq(sessions.userId, userId));
  const ended = await db
    .delete(sessions)
    .where(ids ? and(own, inArray(sessions.id, [...ids])) : own)
    .returning({ id: sessions.id });
  if (ended.length > 0) touch(sessionTag(schoolId));
  return ended.length;
};

/**
 * Ends the sign-ins of everyone in a school. Returns how many. In a transaction of the school. Touches its sign-ins.
 */
export const endAllSessions = async ({ db, touch }: StoreContext, schoolId: number): Promise<number> => {
  const ended = await db.delete(sessions).where(eq(sessions.schoolId, schoolId)).returning({ id: sessions.id });
  touch(sessionTag(schoolId));
  return ended.length;
};

/** Forgets a school's sign-ins that no longer hold; returns how many. In a transaction of the school. */
export const removeExpiredSessions = async ({ db }: StoreContext, schoolId: number, now: Date): Promise<number> => {
  const removed = await db
    .delete(sessions)
    .where(and(eq(sessions.schoolId, schoolId), lte(sessions.expiresAt, now)))
    .returning({ id: sessions.id });
  return removed.length;
};
