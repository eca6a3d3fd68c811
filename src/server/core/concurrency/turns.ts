/** Runs work for keys, such as schools, in turns. */
export type Turns<Key> = <T>(key: Key, work: () => Promise<T>) => Promise<T>;

interface Patience {
  /** How long work waits for its turn, in milliseconds. */
  readonly waitMs: number;
  /** What it is told that has waited so long. */
  readonly late: () => Error;
}

/**
 * Runs at most `max` pieces of work at once. Of what waits, the keys have their turns: one that has much to do keeps
 * another's single piece waiting for no more than what is under way and one piece of each other key.
 */
export const createTurns = <Key>(max: number, patience?: Patience): Turns<Key> => {
  /** By key, those whose turn is next first; of a key, the oldest first. */
  const waiting = new Map<Key, Set<() => void>>();
  let running = 0;
  const admitNext = (): void => {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    const [key, queue] = next;
    const [admit] = queue;
    waiting.delete(key);
    if (admit) queue.delete(admit);
    if (queue.size > 0) waiting.set(key, queue);
    admit?.();
  };
  const wait = (key: Key): Promise<void> =>
    new Promise((resolve, reject) => {
      const queue = waiting.get(key) ?? new Set();
      waiting.set(key, queue);
      const giveUp = ({ late }: Patience): void => {
        queue.delete(admit);
        if (queue.size === 0) waiting.delete(key);
        reject(late());
      };
      const timer = patience && setTimeout(giveUp, patience.waitMs, patience);
      const admit = (): void => {
        clearTimeout(timer);
        resolve();
      };
      queue.add(admit);
    });
  return async (key, work) => {
    if (running < max) running += 1;
    else await wait(key);
    try {
      return await work();
    } finally {
      admitNext();
    }
  };
};
