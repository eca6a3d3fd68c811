import { createToken as createTokenCommand } from '#schemas/commands/accounts.ts';
import { hashSecret, newSecret } from '#server/core/crypto/secret.ts';
import { handle } from '#server/http/calls/handle.ts';
import { commandLine, recordPlatformAudit } from '#server/store/audit.ts';
import { createOperatorToken } from '#server/store/operator-tokens.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { type TokenInfo, tokenInfo } from './list.ts';

interface CreatedToken extends TokenInfo {
  /** The token itself, which is not stored: this is the only time it is shown. */
  readonly token: string;
}

const maxNameLength = 100;
const maxDays = 3650;

/** Makes a token with which an operator may publish themes. */
export const createTokenCommandHandler = handle(
  createTokenCommand,
  async ({ name, days }, { store }): Promise<CreatedToken> => {
    if (name.trim() === '' || name.length > maxNameLength || /\p{Cc}/u.test(name))
      throw new AppError('TOKEN_NAME', { limit: maxNameLength });
    if (days !== null && !(Number.isInteger(days) && days >= 1 && days <= maxDays))
      throw new AppError('TOKEN_DAYS', { limit: maxDays });
    const token = newSecret('syd_');
    const row = await createOperatorToken(
      store,
      { name, hash: hashSecret(token), days },
      (context, { id, expiresAt }) => {
        const after = { name, expiresAt: expiresAt?.toISOString() ?? null };
        const auditRecord = { actor: commandLine, action: 'token create' };
        return recordPlatformAudit(context, auditRecord, { entity: 'operatorToken', id, after });
      },
    );
    return { ...tokenInfo(row), token };
  },
);
