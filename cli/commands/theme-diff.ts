import type { Command } from 'commander';
import { formatOption } from '../options.ts';

export const registerThemeDiff = (theme: Command): void => {
  theme
    .command('diff')
    .description('Compare two themes, and what schools would lose: 0 nothing, 1 something')
    .argument('<from>', 'the slug of a theme in themes/, the path of its file or folder, or live:<id>')
    .argument('<to>', 'the same')
    .option('--all-schools', 'also the choices of each school that the second one would break', false)
    .addOption(formatOption())
    .action(async (from: string, to: string, options) =>
      (await import('../actions/theme-diff.ts')).themeDiffCommand(from, to, options),
    );
};
