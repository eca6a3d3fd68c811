/** Runs work, at most so many pieces at once; the others wait in the order they came. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

export const createTurns = (most: number): Turns => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const begin = (): Promise<void> | undefined => {
    if (running === most) return new Promise((resolve) => waiting.push(resolve));
    running += 1;
    return undefined;
  };
  // Whoever waits takes the place over, so that nobody who comes later gets in between.
  const end = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
};
