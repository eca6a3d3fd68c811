import type { Command } from 'commander';
import { formatOption, serverOption, tokenOption } from '../options.ts';

export const registerThemeRollback = (theme: Command): void => {
  theme
    .command('rollback')
    .description('Make the version that was live before live again')
    .argument('<theme>', 'the slug or the id of a published theme')
    .option('--to <version>', 'another version, by its number, its hash or the start of one')
    .addOption(serverOption())
    .addOption(tokenOption())
    .addOption(formatOption())
    .action(async (name: string, options) =>
      (await import('../actions/theme-rollback.ts')).themeRollbackCommand(name, options),
    );
};
