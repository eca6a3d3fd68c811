import type { Command } from 'commander';

export const registerThemeMigrate = (theme: Command): void => {
  theme
    .command('migrate')
    .description('Write theme files of an older format in the current one; comments and the order of keys stay')
    .argument('<themes...>', 'slugs of themes in themes/, or paths of files or folders')
    .option('--check', 'write nothing; exit code 1 if a file would change', false)
    .action(async (names: readonly string[], options) =>
      (await import('../actions/theme-migrate.ts')).themeMigrateCommand(names, options),
    );
};
