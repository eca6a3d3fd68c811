import type { Command } from 'commander';
import { formatOption } from '../options.ts';

export const registerSchoolList = (school: Command): void => {
  school
    .command('list')
    .description('List the schools with their themes')
    .addOption(formatOption())
    .action(async (options) => (await import('../actions/school-list.ts')).schoolListCommand(options));
};
