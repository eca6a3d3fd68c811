import { cancel, isCancel, text } from '@clack/prompts';
import { wrongUsage } from './errors.ts';

export interface Question {
  readonly message: string;
  readonly initial: string;
  /** Says what is wrong with an answer. */
  readonly check?: (value: string) => string | undefined;
}

/** Asks on a terminal; anywhere else the initial answer is taken, so that no script ever waits. */
export const ask = async ({ message, initial, check = () => undefined }: Question): Promise<string> => {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return initial;
  const answer = await text({ message, initialValue: initial, validate: (value) => check(value ?? '') });
  if (!isCancel(answer)) return answer;
  cancel('Nothing was written.');
  throw wrongUsage('Input ended before the last answer.');
};
