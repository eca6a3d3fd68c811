import type { Command } from 'commander';
import { optimizeLater } from '../optimize-later.ts';

export const registerServe = (program: Command): void => {
  program
    .command('serve')
    .description('Open the database, serve every school, print the addresses')
    .action(async () => {
      const started = optimizeLater();
      const { serveCommand } = await import('../actions/serve.ts');
      await serveCommand();
      started();
    });
};
