import { type Command, Option } from 'commander';

export const registerThemeGraph = (theme: Command): void => {
  theme
    .command('graph')
    .description('Show which content types reach which pages, through which sources')
    .argument('<theme>', 'the slug of a theme in themes/, or the path of its file or folder')
    .addOption(new Option('--format <format>', 'how to print').choices(['text', 'json', 'mermaid']).default('text'))
    .action(async (name: string, options) =>
      (await import('../actions/theme-graph.ts')).themeGraphCommand(name, options),
    );
};
