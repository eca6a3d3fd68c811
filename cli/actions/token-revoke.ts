import { revokeTokenCommandHandler } from '#server/domains/accounts/index.ts';
import { wrongUsage } from '../errors.ts';
import { runHandler } from '../run-handler.ts';

export const tokenRevokeCommand = async (id: string): Promise<void> => {
  if (!/^\d{1,9}$/.test(id))
    // The value is not repeated: it may be a token.
    throw wrongUsage('A token is named by its id, a number.', 'See the ids with: schoolyard token list');
  const token = await runHandler(revokeTokenCommandHandler, { id: Number(id) });
  process.stdout.write(`Token ${token.id}, ${token.name}, is revoked. What was published with it stays.\n`);
};
