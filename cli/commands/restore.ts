import type { Command } from 'commander';

export const registerRestore = (program: Command): void => {
  program
    .command('restore')
    .description('Restore a backup: a whole one into an empty installation, a school beside the others')
    .argument('<file>', 'a file written by schoolyard backup')
    .option('--replace', 'replace the school that is there', false)
    .action(async (file: string, options) => (await import('../actions/restore.ts')).restoreCommand(file, options));
};
