import type { Command } from 'commander';

export const registerRestore = (program: Command): void => {
  program
    .command('restore')
    .description('Restore a backup: a full one into an empty installation, one school alongside the others')
    .argument('<file>', 'a file written by schoolyard backup')
    .option('--replace', 'replace the existing school', false)
    .action(async (file: string, options) => (await import('../actions/restore.ts')).restoreCommand(file, options));
};
