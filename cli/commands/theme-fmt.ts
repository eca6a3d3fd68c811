import type { Command } from 'commander';

export const registerThemeFmt = (theme: Command): void => {
  theme
    .command('fmt')
    .description('Format theme files; values stay as they are')
    .argument('<themes...>', 'slugs of themes in themes/, or paths of files or folders')
    .option('--check', 'write nothing; exit code 1 if a file would change', false)
    .action(async (names: readonly string[], options) =>
      (await import('../actions/theme-fmt.ts')).themeFmtCommand(names, options),
    );
};
