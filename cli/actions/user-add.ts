import { text } from 'node:stream/consumers';
import { addUserCommandHandler } from '#server/domains/accounts/index.ts';
import { errorColors } from '../colors.ts';
import { readEnvironment } from '../environment.ts';
import { wrongUsage } from '../errors.ts';
import { jsonText } from '../json-text.ts';
import { runHandler } from '../run-handler.ts';

interface Options {
  readonly school?: string;
  readonly operator: boolean;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** Whether the role was asked for, and is not the usual one. */
  readonly isRoleGiven: boolean;
  readonly permission: readonly string[];
  readonly passwordStdin: boolean;
  readonly format: 'text' | 'json';
}

/** Makes an account. The link to choose its password alone goes to standard output, so that a script can pass it on. */
export const userAddCommand = async (options: Options): Promise<void> => {
  const { school, operator, name, email, role, isRoleGiven, permission, passwordStdin, format } = options;
  if ((school === undefined) === !operator)
    throw wrongUsage('Whose account is it?', 'Pass either --school <slug> or --operator.');
  if (operator && isRoleGiven)
    throw wrongUsage(
      'An operator has no role at a school.',
      'Leave out --role, or name the school with --school <slug>.',
    );
  // Never as an argument, which every user of the machine can read.
  const password = passwordStdin ? (await text(process.stdin)).replace(/\r?\n$/, '') : null;
  const added = await runHandler(addUserCommandHandler, {
    school: school ?? null,
    name,
    email,
    role,
    permissionSets: permission,
    password,
    baseUrl: readEnvironment().baseUrl.href,
  });
  if (format === 'json') {
    process.stdout.write(jsonText(added));
    return;
  }
  if (added.inviteLink !== null) process.stdout.write(`${added.inviteLink}\n`);
  const how = added.inviteLink === null ? '' : ' The link works once, for 7 days.';
  process.stderr.write(
    `\nAccount ${added.id}, ${errorColors.bold(added.name)}, ${added.role} at ${added.site}.${how}\n`,
  );
};
