import type { Command } from 'commander';
import { collect } from '../collect.ts';
import { formatOption } from '../options.ts';

export const registerSchoolThemeSettings = (school: Command): void => {
  school
    .command('theme-settings')
    .description('Show or change what a school has chosen of a theme; changes are a draft until they are published')
    .argument('<slug>', "the school's slug; platform for the product's own pages")
    .option('--theme <id>', 'the theme (default: the one that the school uses)')
    .option('--preset <name>', 'choose a preset')
    .option('--no-preset', 'choose none')
    .option(
      '--set <id=value>',
      'a setting of the theme, or of a section: home/gallery.limit=4, home/gallery.heading@hi=…',
      collect,
      [],
    )
    .option('--token <path=color>', 'a colour: color.primary=#7A1F5C', collect, [])
    .option('--look <section=look>', 'another look of its kind: home/holidays=table', collect, [])
    .option('--hide <section>', 'hide a section: home/birthdays', collect, [])
    .option('--show <section>', 'show it again', collect, [])
    .option('--order <template=ids>', 'the order of its sections: home=notices,gallery', collect, [])
    .option('--reset <name>', "have a setting, a colour, a section or a template's order as in the theme", collect, [])
    .option('--publish', 'show the draft to visitors', false)
    .option('--draft', 'keep it a draft, as without --publish', false)
    .option('--discard', 'throw the draft away', false)
    .addOption(formatOption())
    .action(async (slug: string, options) =>
      (await import('../actions/school-theme-settings.ts')).schoolThemeSettingsCommand(slug, options),
    );
};
