import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { hashSecret, newSecret } from '#server/core/crypto/secret.ts';
import { type UserTokenKind, userTokens } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** How long the mailed link holds that proves an email. */
export const verifyHours = 48;

interface NewUserToken {
  readonly schoolId: number;
  readonly userId: number;
  readonly kind: UserTokenKind;
  /** How long it holds: minutes, hours, or both together. */
  readonly minutes?: number;
  readonly hours?: number;
  readonly now: Date;
}

/**
 * Makes a one-use secret for a link to a user, and withdraws those of the same kind that were sent before; returns the
 * secret, of which only the hash is stored.
 */
export const issueUserToken = async (
  { db }: StoreContext,
  { schoolId, userId, kind, minutes = 0, hours = 0, now }: NewUserToken,
): Promise<string> => {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + (hours * 60 + minutes) * 60_000);
  await db
    .update(userTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(userTokens.schoolId, schoolId),
        eq(userTokens.userId, userId),
        eq(userTokens.kind, kind),
        isNull(userTokens.usedAt),
      ),
    );
  await db.insert(userTokens).values({ schoolId, userId, kind, hash: hashSecret(secret), expiresAt, createdAt: now });
  return secret;
};

interface TokenLookup {
  readonly secret: string;
  readonly kind: UserTokenKind;
  readonly now: Date;
}

const holds = ({ secret, kind, now }: TokenLookup) =>
  and(
    eq(userTokens.hash, hashSecret(secret)),
    eq(userTokens.kind, kind),
    isNull(userTokens.usedAt),
    gt(userTokens.expiresAt, now),
  );

/** The id of the user of a secret that still holds, without using it up; undefined if it does not hold. */
export const userOfToken = async ({ db }: StoreContext, lookup: TokenLookup): Promise<number | undefined> => {
  const [row] = await db.select({ userId: userTokens.userId }).from(userTokens).where(holds(lookup));
  return row?.userId;
};

/** Uses a secret up, and returns the id of its user; undefined if it is unknown, used or too old. */
export const takeUserToken = async ({ db }: StoreContext, lookup: TokenLookup): Promise<number | undefined> => {
  // One statement, so that of two who use it at once only one does.
  const [row] = await db
    .update(userTokens)
    .set({ usedAt: lookup.now })
    .where(holds(lookup))
    .returning({ userId: userTokens.userId });
  return row?.userId;
};

/** Withdraws every secret that was sent to a user and not used. */
export const withdrawUserTokens = async (
  { db }: StoreContext,
  { schoolId, userId, now }: Pick<NewUserToken, 'schoolId' | 'userId' | 'now'>,
): Promise<void> => {
  await db
    .update(userTokens)
    .set({ usedAt: now })
    .where(and(eq(userTokens.schoolId, schoolId), eq(userTokens.userId, userId), isNull(userTokens.usedAt)));
};

/** Forgets a school's secrets that were used or no longer hold; returns how many. */
export const removeSpentTokens = async ({ db }: StoreContext, schoolId: number, now: Date): Promise<number> => {
  const spent = or(isNotNull(userTokens.usedAt), lte(userTokens.expiresAt, now));
  const removed = await db
    .delete(userTokens)
    .where(and(eq(userTokens.schoolId, schoolId), spent))
    .returning({ id: userTokens.id });
  return removed.length;
};
