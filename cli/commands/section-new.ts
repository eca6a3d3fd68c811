import type { Command } from 'commander';

export const registerSectionNew = (section: Command): void => {
  section
    .command('new')
    .description("Write a section's folder, its test, its page in the reference and its line in the list")
    .argument('<type>', 'its name in themes, such as lost-property')
    .option('--title <text>', 'what people call it')
    .option('--description <text>', 'what it shows, in a sentence')
    .action(async (type: string, options) =>
      (await import('../actions/section-new.ts')).sectionNewCommand(type, options),
    );
};
