import type { Command } from 'commander';

export const registerSchoolState = (school: Command): void => {
  school
    .command('state')
    .description('Change the state of a school: active, suspended, closed')
    .argument('<slug>', "the school's slug")
    .argument('<state>', 'the state')
    .requiredOption('--reason <text>', 'why; the school reads it in its audit log')
    .action(async (slug: string, state: string, options) =>
      (await import('../actions/school-state.ts')).schoolStateCommand(slug, state, options),
    );
};
