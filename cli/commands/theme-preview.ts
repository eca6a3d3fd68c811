import type { Command } from 'commander';
import { collect } from '../collect.ts';

export const registerThemePreview = (theme: Command): void => {
  theme
    .command('preview')
    .description('Preview a theme while you work on it; edits appear at once')
    .argument('<theme>', 'the slug of a theme in themes/, or the path of its file or folder')
    .option('--school <school>', 'a demo school, or a folder with content.json, in its own colours')
    .option('--server <url>', 'use the data of a running server instead')
    .option('--port <port>', 'the port', '4000')
    .option('--host <host>', 'the address to listen on', '127.0.0.1')
    .option('--open-state <id>', 'open a state of `theme test`, such as home~base')
    .option('--look <kind=look>', 'show the sections of a kind in another look: holidays=table', collect, [])
    .option('--theme-alone', "leave the school's own colours and other choices aside", false)
    .option('--preset <name>', 'choose a preset')
    .option('--no-preset', 'choose none')
    .option('--set <id=value>', 'a setting of the theme: showBirthdays=false', collect, [])
    .option('--date <day>', 'the day at the school: 2026-08-15')
    .option('--locale <locale>', 'a language of the theme: hi')
    .option('--seed <n>', 'the random seed of generated data, as for `theme test`', '1')
    .action(async (name: string, options) =>
      (await import('../actions/theme-preview.ts')).themePreviewCommand(name, options),
    );
};
