import type { Command } from 'commander';

export const registerImport = (program: Command): void => {
  program
    .command('import')
    .description("Make a school's website match a folder with content.json and images/")
    .argument('<folder>', 'the folder')
    .option('--slug <slug>', "the school's slug, instead of the file's")
    .option('--theme <id>', 'the theme it uses; by default a school keeps its own, and a new one gets 1')
    .option('--skip-invalid', 'leave out what is wrong and import the rest', false)
    .action(async (folder: string, options) => (await import('../actions/import.ts')).importCommand(folder, options));
};
