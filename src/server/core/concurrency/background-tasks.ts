/** Work that a request starts and its answer need not wait for. */
export interface BackgroundTasks {
  /** Starts a task. The promise resolves when it has ended and never rejects: a failure is passed to `onFailure`. */
  run(work: () => Promise<void>): Promise<void>;
  /** Resolves when no task is running. */
  settled(): Promise<void>;
}

export const createBackgroundTasks = (onFailure: (error: unknown) => void): BackgroundTasks => {
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
