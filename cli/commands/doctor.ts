import type { Command } from 'commander';
import { formatOption } from '../options.ts';

export const registerDoctor = (program: Command): void => {
  program
    .command('doctor')
    .description('Check database, migrations, storage, disk, clock and secrets: 0 healthy, 1 a fault')
    .addOption(formatOption())
    .action(async (options) => (await import('../actions/doctor.ts')).doctorCommand(options));
};
