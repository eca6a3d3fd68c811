import type { Command } from 'commander';
import { formatOption } from '../options.ts';

export const registerTokenCreate = (token: Command): void => {
  token
    .command('create')
    .description('Create a token, and print it once')
    .option('--name <text>', 'what it is for', 'operator')
    .option('--expires <days>', 'how many days it is valid; by default until it is revoked')
    .addOption(formatOption())
    .action(async (options) => (await import('../actions/token-create.ts')).tokenCreateCommand(options));
};
