import type { Command } from 'commander';
import { formatOption } from '../options.ts';

export const registerUserAdd = (user: Command): void => {
  user
    .command('add')
    .description('Create an account, and print the link to set its password')
    .option('--school <slug>', "the school's slug")
    .option('--operator', 'an operator of the platform, instead of a person of a school', false)
    .requiredOption('--name <text>', 'their name')
    .requiredOption('--email <address>', 'what they log in with')
    .option('--role <role>', 'Admin or Staff', 'Admin')
    .option('--permission <sets...>', 'what staff may do: frontOffice, classTeacher, contentEditor, hr, medical', [])
    .option('--password-stdin', 'read the password from standard input; no link is created', false)
    .addOption(formatOption())
    .action(async (options, command: Command) =>
      (await import('../actions/user-add.ts')).userAddCommand({
        ...options,
        isRoleGiven: command.getOptionValueSource('role') === 'cli',
      }),
    );
};
