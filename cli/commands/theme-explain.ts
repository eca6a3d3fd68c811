import type { Command } from 'commander';
import { formatOption } from '../options.ts';

export const registerThemeExplain = (theme: Command): void => {
  theme
    .command('explain')
    .description('Explain a page: which sections are visible and why, and where each value came from')
    .argument('<theme>', 'the slug of a theme in themes/, or the path of its file or folder')
    .option('--route <path>', 'a page of the theme, with its query', '/')
    .option('--school <school>', 'a school of this installation, a demo school, or a folder with content.json')
    .option('--signed-in', 'as a visitor who is logged in', false)
    .addOption(formatOption())
    .action(async (name: string, options) =>
      (await import('../actions/theme-explain.ts')).themeExplainCommand(name, options),
    );
};
