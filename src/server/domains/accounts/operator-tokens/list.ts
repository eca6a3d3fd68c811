import { listTokens as listTokensCommand } from '#schemas/commands/accounts.ts';
import { handle } from '#server/http/calls/handle.ts';
import { listOperatorTokens, type OperatorToken } from '#server/store/operator-tokens.ts';

/** Every operator token there has been, by id. */
export const listTokensCommandHandler = handle(listTokensCommand, async (_, { store }) =>
  (await listOperatorTokens(store)).map(tokenInfo),
);

/** A token as the command line shows it; times in ISO 8601, null if there is none. */
export interface TokenInfo {
  readonly id: number;
  readonly name: string;
  readonly state: 'valid' | 'expired' | 'revoked';
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

export const tokenInfo = ({ id, name, createdAt, expiresAt, lastUsedAt, revokedAt }: OperatorToken): TokenInfo => ({
  id,
  name,
  state: revokedAt ? 'revoked' : expiresAt && expiresAt.getTime() <= Date.now() ? 'expired' : 'valid',
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
});
