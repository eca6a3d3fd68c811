/** Work that begins with a request and that its answer need not wait for. */
export interface Afterwards {
  /** Begins it. The promise resolves when it has ended, and never rejects: a failure is told to `onFailure`. */
  run(work: () => Promise<void>): Promise<void>;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

export const createAfterwards = (onFailure: (error: unknown) => void): Afterwards => {
  const pending = new Set<Promise<void>>();
  return {
    run(work) {
      const running = work()
        .catch(onFailure)
        .finally(() => pending.delete(running));
      pending.add(running);
      return running;
    },
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
};
