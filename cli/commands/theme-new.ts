import type { Command } from 'commander';

export const registerThemeNew = (theme: Command): void => {
  theme
    .command('new')
    .description('Write a theme that passes the check; prompts for what no flag sets')
    .argument('<slug>', 'the name of its folder in themes/')
    .option('--name <text>', 'what people call it')
    .option('--base <theme>', 'blank, or the theme to start from')
    .option('--color <#rrggbb>', "the school's colour, from which the palette is derived")
    .option('--id <n>', 'its number; the next free one from 100')
    .option('--dir <folder>', 'another folder than themes/<slug>')
    .action(async (slug: string, options) => (await import('../actions/theme-new.ts')).themeNewCommand(slug, options));
};
