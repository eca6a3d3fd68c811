import { listTokens as listTokensCommand } from '#schemas/commands/accounts.ts';
import { handle } from '#server/http/calls/handle.ts';
import { listOperatorTokens } from '#server/store/operator-tokens.ts';
import { tokenInfo } from './token-info.ts';

/** Every operator token there has been, by id. */
export const listTokensOperation = handle(listTokensCommand, async (_, { store }) =>
  (await listOperatorTokens(store)).map(tokenInfo),
);
