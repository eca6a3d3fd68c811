import type { Command } from 'commander';

export const registerSchoolEraseClosed = (school: Command): void => {
  school
    .command('erase-closed')
    .description(
      'Erase the schools that were closed 90 days ago or earlier, with their files; the server does so daily',
    )
    .option('--dry-run', 'only name them', false)
    .action(async (options) => (await import('../actions/school-erase-closed.ts')).schoolEraseClosedCommand(options));
};
