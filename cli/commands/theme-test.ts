import type { Command } from 'commander';
import { formatOption } from '../options.ts';

export const registerThemeTest = (theme: Command): void => {
  theme
    .command('test')
    .description('Test every state of a theme in a browser: 0 all pass, 1 something fails, 2 could not test')
    .argument('<theme>', 'the slug of a theme in themes/, or the path of its file or folder')
    .option('--template <id>', 'only the states of this template')
    .option('--state <id>', 'only this state, such as home~base')
    .option('--report <file>', 'the HTML report to write; by default theme-test-<slug>.html')
    .option('--workers <n>', 'pages open at a time; by default one per processor')
    .option('--seed <n>', 'the random seed of generated texts and numbers', '1')
    .addOption(formatOption())
    .action(async (name: string, options) =>
      (await import('../actions/theme-test.ts')).themeTestCommand(name, options),
    );
};
