/** Runs at most a fixed number of pieces of work at once; the others wait in the order in which they came. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

export const createSemaphore = (max: number): Semaphore => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const acquire = (): Promise<void> | undefined => {
    if (running === max) return new Promise((resolve) => waiting.push(resolve));
    running += 1;
    return undefined;
  };
  // The place passes straight to the first in the queue, so that no later caller can take it.
  const release = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
};
