import type { Command } from 'commander';
import { formatOption } from '../options.ts';

export const registerThemeList = (theme: Command): void => {
  theme
    .command('list')
    .description('List the themes in themes/')
    .addOption(formatOption())
    .action(async (options) => (await import('../actions/theme-list.ts')).themeListCommand(options));
};
