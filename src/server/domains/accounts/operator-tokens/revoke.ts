import { revokeToken as revokeTokenCommand } from '#schemas/commands/accounts.ts';
import { handle } from '#server/http/calls/handle.ts';
import { commandLine, recordPlatformAudit } from '#server/store/audit.ts';
import { revokeOperatorToken } from '#server/store/operator-tokens.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { tokenInfo } from './list.ts';

/** Ends a token: from the next request on it is refused. What was published with it stays. */
export const revokeTokenCommandHandler = handle(revokeTokenCommand, async ({ id }, { store }) => {
  const token = await revokeOperatorToken(store, id, (context, { name, revokedAt }) => {
    const auditRecord = { actor: commandLine, action: 'token revoke' };
    const after = { name, revokedAt: revokedAt?.toISOString() ?? null };
    return recordPlatformAudit(context, auditRecord, {
      entity: 'operatorToken',
      id,
      before: { name, revokedAt: null },
      after,
    });
  });
  if (!token) throw new AppError('UNKNOWN_TOKEN', { id });
  return tokenInfo(token);
});
