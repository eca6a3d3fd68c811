import type { Command } from 'commander';
import { formatOption } from '../options.ts';

export const registerTokenList = (token: Command): void => {
  token
    .command('list')
    .description('List the tokens, valid and ended')
    .addOption(formatOption())
    .action(async (options) => (await import('../actions/token-list.ts')).tokenListCommand(options));
};
