import type { Command } from 'commander';

export const registerSectionNew = (section: Command): void => {
  section
    .command('new')
    .description(
      'Write a kind of section, or a look of one, with its test, its page in the reference and its line in the list',
    )
    .argument('<name>', 'its name in themes, such as lost-property; lost-property/table for another look of it')
    .option('--title <text>', 'what people call it')
    .option('--description <text>', 'what it shows, or how it looks, in a sentence')
    .action(async (name: string, options) =>
      (await import('../actions/section-new.ts')).sectionNewCommand(name, options),
    );
};
