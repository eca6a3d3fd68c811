import type { Command } from 'commander';

export const registerServe = (program: Command): void => {
  program
    .command('serve')
    .description('Open the database, serve every school, print the addresses')
    .action(async () => (await import('../actions/serve.ts')).serveCommand());
};
