import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { OperatorTokenRow } from './schema.ts';
import { operatorTokens } from './schema.ts';
import type { Store } from './store.ts';

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

// All times are the database's: who makes a token, who revokes it and who checks it may be different machines.
const now = sql`now()`;

/** Keeps a token's hash. Without `days` the token holds until it is revoked. */
export async function createOperatorToken(
  store: Store,
  { name, hash, days }: { name: string; hash: string; days: number | null },
): Promise<OperatorToken> {
  const expiresAt = days === null ? null : sql`now() + make_interval(days => ${days})`;
  const rows = await store.global(({ db }) =>
    db.insert(operatorTokens).values({ name, hash, expiresAt }).returning(shown),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no row for an insert.');
  return row;
}

/** Every token there has been, by id. */
export async function listOperatorTokens(store: Store): Promise<OperatorToken[]> {
  return store.global(({ db }) => db.select(shown).from(operatorTokens).orderBy(asc(operatorTokens.id)));
}

/** Ends a token for good; one that was revoked before keeps its time. Undefined where there is none. */
export async function revokeOperatorToken(store: Store, id: number): Promise<OperatorToken | undefined> {
  const rows = await store.global(({ db }) =>
    db
      .update(operatorTokens)
      .set({ revokedAt: sql`coalesce(${operatorTokens.revokedAt}, now())` })
      .where(eq(operatorTokens.id, id))
      .returning(shown),
  );
  return rows[0];
}

/** The token with this hash where it holds, noted as used; undefined where it is unknown, expired or revoked. */
export async function noteOperatorToken(store: Store, hash: string): Promise<OperatorToken | undefined> {
  const holds = or(isNull(operatorTokens.expiresAt), gt(operatorTokens.expiresAt, now));
  const rows = await store.global(({ db }) =>
    db
      .update(operatorTokens)
      .set({ lastUsedAt: now })
      .where(and(eq(operatorTokens.hash, hash), isNull(operatorTokens.revokedAt), holds))
      .returning(shown),
  );
  return rows[0];
}
