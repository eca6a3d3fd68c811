import { listTokensCommandHandler } from '#server/domains/accounts/index.ts';
import { jsonText } from '../json-text.ts';
import { runHandler } from '../run-handler.ts';
import { formatTable } from '../table.ts';

export const tokenListCommand = async ({ format }: { readonly format: 'text' | 'json' }): Promise<void> => {
  const tokens = await runHandler(listTokensCommandHandler, {});
  if (format === 'json') {
    process.stdout.write(jsonText(tokens));
    return;
  }
  if (tokens.length === 0) {
    process.stdout.write('There are no operator tokens yet. Create one with: schoolyard token create\n');
    return;
  }
  const day = (time: string | null): string => time?.slice(0, 10) ?? '-';
  const rows = tokens.map(({ id, name, state, createdAt, expiresAt, lastUsedAt }) => [
    String(id),
    name,
    state,
    day(createdAt),
    day(expiresAt),
    day(lastUsedAt),
  ]);
  process.stdout.write(`${formatTable([['id', 'name', 'state', 'created', 'expires', 'last used'], ...rows])}\n`);
};
