import { constants, setPriority } from 'node:os';
import { type Operations, packError, type WorkAnswer, type WorkRequest } from './work-messages.ts';

/** Ends this process at once: a clean exit would first wait for the threads of libraries. */
const end = () => process.kill(process.pid, 'SIGKILL');

/**
 * The other side of a `WorkProcess`: to be called first in its program, which loads nothing before. Answers requests
 * until the server is gone; pages are served before them.
 */
export const serveWork = async (load: () => Promise<Operations>): Promise<void> => {
  process.on('disconnect', end);
  // These reach a whole group of processes at once (Ctrl-C, a service's stop); when this one ends is the server's to say.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const operations = await load();
  process.on('message', async (request: WorkRequest) => {
    const answered = await answer(operations, request);
    if (process.connected) process.send?.(answered);
  });
  if (!process.connected) end();
};

const answer = async (operations: Operations, { id, op, args }: WorkRequest): Promise<WorkAnswer> => {
  const run = operations[op] as ((...args: readonly unknown[]) => Promise<unknown>) | undefined;
  try {
    if (!run) throw new TypeError(`There is no operation ${JSON.stringify(op)}.`);
    return { id, value: await run(...args) };
  } catch (error) {
    return { id, error: packError(error) };
  }
};
