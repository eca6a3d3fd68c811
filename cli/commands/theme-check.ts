import { type Command, Option } from 'commander';

export const registerThemeCheck = (theme: Command): void => {
  theme
    .command('check')
    .description('Find everything that is wrong with themes: 0 clean, 1 findings, 2 could not check')
    .argument('<themes...>', 'slugs of themes in themes/, or paths of files or folders')
    .addOption(
      new Option('--format <format>', 'how to print; json is one object, or a list of them for several themes')
        .choices(['text', 'json', 'sarif', 'github'])
        .default('text'),
    )
    .addOption(
      new Option('--fail-level <level>', 'the least severity that makes the exit code 1')
        .choices(['error', 'warning', 'none'])
        .default('warning'),
    )
    .option('--fix', 'write every fix that is certain', false)
    .action(async (names: readonly string[], options) =>
      (await import('../actions/theme-check.ts')).themeCheckCommand(names, options),
    );
};
