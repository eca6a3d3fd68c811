import type { Command } from 'commander';
import { formatOption, serverOption, tokenOption } from '../options.ts';

export const registerThemePublish = (theme: Command): void => {
  theme
    .command('publish')
    .description('Check a theme and make it live on a running server')
    .argument('<theme>', 'the slug of a theme in themes/, or the path of its file or folder')
    .option('--dry-run', 'check everything there, with the choices of every school, and change nothing', false)
    .addOption(serverOption())
    .addOption(tokenOption())
    .addOption(formatOption())
    .action(async (name: string, options) =>
      (await import('../actions/theme-publish.ts')).themePublishCommand(name, options),
    );
};
