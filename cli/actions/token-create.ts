import { createTokenCommandHandler } from '#server/domains/accounts/index.ts';
import { errorColors } from '../colors.ts';
import { wrongUsage } from '../errors.ts';
import { jsonText } from '../json-text.ts';
import { runHandler } from '../run-handler.ts';

interface Options {
  readonly name: string;
  readonly expires?: string;
  readonly format: 'text' | 'json';
}

/** Makes an operator token. It alone goes to standard output, so that a script can keep it. */
export const tokenCreateCommand = async ({ name, expires, format }: Options): Promise<void> => {
  if (expires !== undefined && !/^\d{1,9}$/.test(expires))
    throw wrongUsage(`--expires takes a number of days, not "${expires}".`, 'For example: --expires 90');
  const days = expires === undefined ? null : Number(expires);
  const created = await runHandler(createTokenCommandHandler, { name, days });
  if (format === 'json') {
    process.stdout.write(jsonText(created));
    return;
  }
  const { id, token, expiresAt } = created;
  process.stdout.write(`${token}\n`);
  const until = expiresAt ? `Valid until ${expiresAt.slice(0, 10)}` : 'Valid until it is revoked';
  process.stderr.write(
    `\nToken ${id}, ${errorColors.bold(created.name)}. ${until}. Keep it now: it is not shown again.\n` +
      `Use it as SCHOOLYARD_TOKEN or --token; revoke it with: schoolyard token revoke ${id}\n`,
  );
};
