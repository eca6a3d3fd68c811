import type { Command } from 'commander';

export const registerBackup = (program: Command): void => {
  program
    .command('backup')
    .description('Back up everything, or one school, into one file; the server may be running')
    .option('--school <slug>', 'only this school')
    .option('--out <file>', 'the file to write; by default one in DATA_DIR/backups')
    .action(async (options) => (await import('../actions/backup.ts')).backupCommand(options));
};
