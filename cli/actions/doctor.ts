import { checkMachine, type DoctorFinding, doctorCommandHandler, fault } from '#server/domains/doctor/index.ts';
import { ConfigError } from '#server/main/config.ts';
import { hintOf } from '#shared/errors/app-error.ts';
import { colors } from '../colors.ts';
import { readEnvironment } from '../environment.ts';
import { jsonText } from '../json-text.ts';
import { runHandler } from '../run-handler.ts';

interface Options {
  readonly format: 'text' | 'json';
}

const signs = { ok: colors.green('✓'), warning: colors.yellow('!'), fault: colors.red('✗') } as const;

/** Whether everything that a server needs is there, and how to fix what is not. Exit code 1 where there is a fault. */
export const doctorCommand = async ({ format }: Options): Promise<void> => {
  const findings = await examine();
  if (format === 'json') process.stdout.write(jsonText(findings));
  else process.stdout.write(findings.map(inWords).join(''));
  if (findings.some(({ state }) => state === 'fault')) process.exitCode = 1;
};

const examine = async (): Promise<readonly DoctorFinding[]> => {
  try {
    const machine = checkMachine(readEnvironment(), process.env);
    return [...machine, ...(await examineInstallation())];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults.map((text) => fault('Settings', text, 'Correct it in the environment or in .env.'));
  }
};

const examineInstallation = async (): Promise<readonly DoctorFinding[]> => {
  try {
    return await runHandler(doctorCommandHandler, {});
  } catch (error) {
    const hint = hintOf(error);
    if (!(error instanceof Error) || hint === undefined) throw error;
    return [fault('Database', error.message, hint)];
  }
};

const inWords = ({ name, state, text, cure }: DoctorFinding): string =>
  `${signs[state]} ${colors.bold(name)}  ${text}\n${cure ? `  ${cure}\n` : ''}`;
