import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { PermissionSet } from '../../../../schemas/access/matrix.ts';
import { hashSecret } from '../../core/crypto/secret.ts';
import { type Actor, holdersOf, type TokenActor, visitor } from '../../http/access/actor.ts';
import { apiTokens, userStatus, users } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { findSession } from './session-rows.ts';
import { scopesWithin } from './token-scopes.ts';

/** Whoever has still to change a password keeps what programs do in their name. */
const usable = [userStatus.active, userStatus.mustChangePassword];

const tokenPattern = /^syt_(\d{1,9})_[\w-]{20,100}$/;

/** A new API token begins with this; its school stands in it, so that it is found on the product's host too. */
export const apiTokenPrefix = (schoolId: number): string => `syt_${schoolId}_`;

/** The school that an API token says it is of. */
export const schoolOfToken = (token: string): number | undefined => {
  const id = tokenPattern.exec(token)?.[1];
  return id === undefined ? undefined : Number(id);
};

interface Credentials {
  readonly bearer: string | undefined;
  readonly session: string | undefined;
}

/**
 * Who asks a school: by API token, else by session cookie, else a visitor. Undefined where a token is given that does
 * not hold: a program is not to go on as a visitor.
 */
export const findActor = async (
  store: Store,
  { schoolId, now }: { readonly schoolId: number; readonly now: Date },
  { bearer, session }: Credentials,
): Promise<Actor | undefined> => {
  if (bearer !== undefined) return findToken(store, schoolId, bearer, now);
  if (session === undefined || session.length > 200) return visitor;
  const hash = hashSecret(session);
  return (await store.school(schoolId, (context) => findSession(context, hash, now), { readOnly: true })) ?? visitor;
};

/** A token reaches no further than who made it reaches at the moment, and ends while that account is closed or locked. */
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
  return store.school(schoolId, async ({ db }) => {
    const [row] = await db.update(apiTokens).set({ lastUsedAt: now }).where(holds).returning();
    if (!row || row.createdBy === null) return undefined;
    const maker = and(eq(users.id, row.createdBy), inArray(users.status, usable));
    const [user] = await db.select().from(users).where(maker);
    if (!user) return undefined;
    const holders = holdersOf({ role: user.role, permissionSets: user.permissionSets as PermissionSet[] });
    return { kind: 'token', tokenId: row.id, name: row.name, scopes: scopesWithin(row.scopes, holders) };
  });
};
