import { setImmediate } from 'node:timers/promises';

/** Resolves once a condition holds, looked at after each turn of the event loop; the test's own time limit ends it. */
export const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await setImmediate();
};
