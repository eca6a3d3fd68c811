import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { holdersOf } from '#schemas/access/matrix.ts';
import { userStatus } from '#schemas/access/user-status.ts';
import { hashSecret } from '#server/core/crypto/secret.ts';
import { type FindActor, type TokenActor, visitor } from '#server/http/access/actor.ts';
import { schoolOfToken } from '#server/http/access/api-token.ts';
import { noteEveryMinutes, noteUse } from '#server/store/note-use.ts';
import { apiTokens, users } from '#server/store/schema.ts';
import type { Store, StoreContext } from '#server/store/store.ts';
import { findSession } from './session-rows.ts';
import { findSupport } from './support/visits.ts';
import { scopesWithin } from './token-scopes.ts';

/** Someone who still has to change a password keeps their API tokens. */
const usable = [userStatus.active, userStatus.mustChangePassword];

/**
 * The actor of a request: by API token, else by session cookie, else a visitor. Undefined if an invalid token is given:
 * a program must not continue as a visitor.
 */
export const findActor: FindActor = async (store, { schoolId, now }, { bearer, session }) => {
  if (bearer !== undefined) return findToken(store, schoolId, bearer, now);
  if (session === undefined || session.length > 200) return visitor;
  const hash = hashSecret(session);
  const find = async (context: StoreContext) =>
    (await findSession(context, hash, now)) ?? (await findSupport(context, hash, now));
  return (await store.school(schoolId, find, { readOnly: true })) ?? visitor;
};

/** A token reaches no further than who made it reaches at the time, and ends while that account is closed or locked. */
const findToken = async (
  store: Store,
  schoolId: number,
  bearer: string,
  now: Date,
): Promise<TokenActor | undefined> => {
  if (schoolOfToken(bearer) !== schoolId) return undefined;
  const holds = and(
    eq(apiTokens.hash, hashSecret(bearer)),
    isNull(apiTokens.revokedAt),
    or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now)),
  );
  const found = await store.school(
    schoolId,
    async ({ db }) => {
      const [row] = await db.select().from(apiTokens).where(holds);
      if (!row || row.createdBy === null) return undefined;
      const isOpen = or(isNull(users.closesAt), gt(users.closesAt, now));
      const maker = and(eq(users.id, row.createdBy), inArray(users.status, usable), isOpen);
      const [user] = await db.select().from(users).where(maker);
      return user && { row, user };
    },
    { readOnly: true },
  );
  if (!found) return undefined;
  const { row, user } = found;
  if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() > noteEveryMinutes * 60_000)
    await noteUse(() =>
      store.school(schoolId, ({ db }) => db.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, row.id))),
    );
  return { kind: 'token', tokenId: row.id, name: row.name, scopes: scopesWithin(row.scopes, holdersOf(user)) };
};
