import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { noteEveryMinutes, noteUse } from './note-use.ts';
import { onlyRow } from './query.ts';
import type { OperatorTokenRow } from './schema.ts';
import { operatorTokens } from './schema.ts';
import type { Store, StoreContext } from './store.ts';

/** A token as it may be shown: neither the token nor its hash. */
export type OperatorToken = Omit<OperatorTokenRow, 'hash'>;

const shown = {
  id: operatorTokens.id,
  name: operatorTokens.name,
  createdAt: operatorTokens.createdAt,
  expiresAt: operatorTokens.expiresAt,
  lastUsedAt: operatorTokens.lastUsedAt,
  revokedAt: operatorTokens.revokedAt,
};

/** Records, in the same transaction, what became of a token. */
type Recorder = (context: StoreContext, token: OperatorToken) => Promise<void>;

// All times are the database's: who makes a token, who revokes it and who checks it may be different machines.
const now = sql`now()`;

/** Stores a token's hash. Without `days` the token is valid until it is revoked. */
export const createOperatorToken = async (
  store: Store,
  { name, hash, days }: { name: string; hash: string; days: number | null },
  record: Recorder,
): Promise<OperatorToken> => {
  const expiresAt = days === null ? null : sql`now() + make_interval(days => ${days})`;
  return store.global(async (context) => {
    const row = onlyRow(await context.db.insert(operatorTokens).values({ name, hash, expiresAt }).returning(shown));
    await record(context, row);
    return row;
  });
};

/** Every token there has been, by id. */
export const listOperatorTokens = async (store: Store): Promise<OperatorToken[]> =>
  store.global(({ db }) => db.select(shown).from(operatorTokens).orderBy(asc(operatorTokens.id)));

/** Ends a token for good; one that was revoked before keeps its time. Undefined if there is none. */
export const revokeOperatorToken = async (
  store: Store,
  id: number,
  record: Recorder,
): Promise<OperatorToken | undefined> =>
  store.global(async (context) => {
    const own = eq(operatorTokens.id, id);
    const [before] = await context.db.select(shown).from(operatorTokens).where(own).for('update');
    if (!before || before.revokedAt) return before;
    const [row] = await context.db.update(operatorTokens).set({ revokedAt: now }).where(own).returning(shown);
    if (row) await record(context, row);
    return row;
  });

/** The token with this hash, noted as used from time to time; undefined if it is unknown, expired or revoked. */
export const noteOperatorToken = async (store: Store, hash: string): Promise<OperatorToken | undefined> => {
  const holds = or(isNull(operatorTokens.expiresAt), gt(operatorTokens.expiresAt, now));
  const used = operatorTokens.lastUsedAt;
  const isDue = sql<boolean>`${used} is null or ${used} < now() - make_interval(mins => ${noteEveryMinutes})`;
  const [row] = await store.global(({ db }) =>
    db
      .select({ ...shown, isDue })
      .from(operatorTokens)
      .where(and(eq(operatorTokens.hash, hash), isNull(operatorTokens.revokedAt), holds)),
  );
  if (!row) return undefined;
  const { isDue: isToBeNoted, ...token } = row;
  if (!isToBeNoted) return token;
  const [noted = token] =
    (await noteUse(() =>
      store.global(({ db }) =>
        db.update(operatorTokens).set({ lastUsedAt: now }).where(eq(operatorTokens.id, token.id)).returning(shown),
      ),
    )) ?? [];
  return noted;
};
