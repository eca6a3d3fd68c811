/** Runs work for keys, such as schools, in turns. */
export type Turns<Key> = <T>(key: Key, work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `max` pieces of work at once. Of what waits, the keys have their turns: one that has much to do keeps
 * another's single piece waiting for no more than what is under way and one piece of each other key.
 */
export const createTurns = <Key>(max: number): Turns<Key> => {
  /** By key, those whose turn is next first. */
  const waiting = new Map<Key, (() => void)[]>();
  let running = 0;
  const admitNext = (): void => {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    const [key, [first, ...rest]] = next;
    waiting.delete(key);
    if (rest.length > 0) waiting.set(key, rest);
    first?.();
  };
  const acquire = (key: Key): Promise<void> | undefined => {
    if (running === max) return new Promise((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve]));
    running += 1;
    return undefined;
  };
  return async (key, work) => {
    await acquire(key);
    try {
      return await work();
    } finally {
      admitNext();
    }
  };
};
