import type { PartOf } from '#schemas/api/contract-types.ts';
import type { Command } from '#schemas/commands/define.ts';
import type { Sendable } from '#schemas/described.ts';
import { lazily } from '#server/core/lazily.ts';
import { createContentAjv } from '#server/core/validation/ajv.ts';
import { describeError } from '#server/core/validation/describe-error.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import type { Store } from '#server/store/store.ts';
import { AppError } from '#shared/errors/app-error.ts';

export type Progress = (done: number, total: number, label: string) => void;

/** What a command works with, in the server or next to it. */
export interface CommandContext {
  readonly store: Store;
  readonly storage: MediaStorage;
  readonly dataDir: string;
  /** What sealed columns and signed links are made with. */
  readonly secret: string;
  /** What pictures and files of one school may take in all, in bytes; 5 GB by default. */
  readonly mediaQuota?: number;
  readonly progress: Progress;
}

/** The parameters of a command, in the types of its schema. */
export type CommandParams<C> = Sendable<PartOf<C, 'params'>>;

/** What one command does. Parameters and result survive JSON: they may pass the control socket. */
export interface CommandHandler<C extends Command = Command, Result = unknown> {
  readonly contract: C;
  run(params: CommandParams<C>, context: CommandContext): Promise<Result>;
}

/** Runs a command with parameters from outside. Errors: `COMMAND_PARAMS` where its contract has other ones. */
export const runCommand = async <C extends Command, Result>(
  { contract, run }: CommandHandler<C, Result>,
  params: unknown,
  context: CommandContext,
): Promise<Result> => {
  const validate = validatorOf(contract);
  if (!validate(params)) {
    const [problem] = (validate.errors ?? []).map(describeError);
    const what = problem ? `${problem.path || 'parameters'}: ${problem.message}` : 'its parameters are wrong';
    throw new AppError('COMMAND_PARAMS', { command: contract.name, what });
  }
  return run(params as CommandParams<C>, context);
};

const ajv = lazily(() => createContentAjv({ strictTypes: false }));

const validatorOf = ({ params }: Command) => ajv().compile(params as object);
