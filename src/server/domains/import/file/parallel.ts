/**
 * Runs work on each item, a limited number at a time, and returns the results in the items' order. After a failure
 * nothing new starts, and the first error is thrown once what was under way has ended.
 */
export const mapParallel = async <T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results = new Array<R>(items.length);
  const queue = items.entries();
  let failed = false;
  const worker = async () => {
    for (const [index, item] of queue) {
      if (failed) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: limit }, worker));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  return results;
};
