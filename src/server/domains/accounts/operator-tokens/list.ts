import { defineOperation } from '#server/http/calls/operation.ts';
import { listOperatorTokens } from '#server/store/operator-tokens.ts';
import { type TokenInfo, tokenInfo } from './token-info.ts';

/** Every operator token there has been, by id. */
export const listTokensOperation = defineOperation<Record<string, never>, readonly TokenInfo[]>({
  name: 'token list',
  run: async ({ store }) => (await listOperatorTokens(store)).map(tokenInfo),
});
