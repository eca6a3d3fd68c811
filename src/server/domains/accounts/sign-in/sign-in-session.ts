import { and, eq, inArray, sql } from 'drizzle-orm';
import { accessiblePaths, holdersOf, supportPaths } from '#schemas/access/matrix.ts';
import { userStatus } from '#schemas/access/user-status.ts';
import { hashSecret, newSecret } from '#server/core/crypto/secret.ts';
import { noTries } from '#server/core/limits/lock-out.ts';
import type { SupportActor, UserActor } from '#server/http/access/actor.ts';
import type { CallContext, Cookie } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type UserRow, users } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { addSession, endSessions } from '../session-rows.ts';
import { signInCookies } from '../sign-in-cookies.ts';
import { signInHours } from '../sign-in-hours.ts';

const maxUserAgentLength = 300;

/** A sign-in that has started, with the secret that only its cookie is to hold. */
export interface StartedSession {
  readonly user: UserRow;
  readonly token: string;
  readonly seconds: number;
}

interface SessionOptions {
  /** As it was when its password or link was checked. */
  readonly user: Pick<UserRow, 'schoolId' | 'id' | 'passwordHash'>;
  readonly remember?: boolean;
}

/**
 * Starts a sign-in with a session id of its own, in a transaction of the user's school; the session that the request
 * came with ends. Errors: `WRONG_LOGIN` where the account was closed or its password changed since it was checked.
 */
export const startSession = async (
  transaction: WriteContext,
  context: CallContext,
  { user: { schoolId, id, passwordHash }, remember = false }: SessionOptions,
): Promise<StartedSession> => {
  const now = context.now();
  const usable = inArray(users.status, [userStatus.active, userStatus.mustChangePassword]);
  const isSame = sql`${users.passwordHash} is not distinct from ${passwordHash}`;
  const [user] = await transaction.db
    .update(users)
    .set({ ...noTries, lastLoginAt: now })
    .where(and(eq(users.schoolId, schoolId), eq(users.id, id), usable, isSame))
    .returning();
  if (!user) throw new AppError('WRONG_LOGIN');
  const { actor } = context;
  if (actor.kind === 'user') await endSessions(transaction, { schoolId, userId: actor.userId, ids: [actor.sessionId] });
  const token = newSecret();
  const seconds = signInHours(remember) * 3600;
  await addSession(transaction, {
    schoolId,
    userId: id,
    hash: hashSecret(token),
    startedAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    userAgent: context.header('user-agent')?.slice(0, maxUserAgentLength) ?? null,
    address: context.address,
  });
  await transaction.audit({ entity: 'user', id, after: { name: user.name, signedIn: now.toISOString() } });
  return { user, token, seconds };
};

/** A user as answers show it to themselves. */
export const shownUser = ({
  id,
  name,
  role,
  permissionSets,
  status,
}: Pick<UserActor, 'name' | 'role' | 'permissionSets' | 'status'> & { readonly id: number }) => {
  const paths = accessiblePaths(holdersOf({ role, permissionSets }));
  return { userId: id, name, role, permissionSets: [...permissionSets], userStatus: status, accessiblePaths: paths };
};

/**
 * An operator who is in a school for support, as answers show them to themselves: the office looks as it does to an
 * admin, apart from what is closed to them.
 */
export const shownSupport = ({ operatorId, name }: SupportActor) => ({
  userId: operatorId,
  name,
  role: 'Admin' as const,
  permissionSets: [],
  userStatus: userStatus.active,
  accessiblePaths: supportPaths(),
});

/** The cookies of a sign-in that has started. */
export const cookiesOf = (context: CallContext, { user, token, seconds }: StartedSession): readonly Cookie[] =>
  signInCookies(context.services.baseUrl(), { user, token, seconds });

/** The answer to a sign-in: who it is, where to go on, and the cookies. */
export const signedInAs = (context: CallContext, session: StartedSession, next: string) =>
  ({
    status: 200,
    body: { user: shownUser(session.user), next },
    cookies: cookiesOf(context, session),
  }) as const;
