import { dayMs } from '#shared/calendar.ts';

export const hourMs = 3_600_000;

export interface Timer {
  /** Starts no more; resolves when what is under way has ended. */
  stop(): Promise<void>;
}

interface Times {
  readonly firstMs: number;
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/** Does `work` again and again, never twice at once. It keeps no process alive. */
export const startTimer = (work: () => Promise<void>, { firstMs, everyMs, onError }: Times): Timer => {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout;
  const after = (ms: number): void => {
    timer = setTimeout(() => {
      // What takes longer than the time between is not done twice for it.
      running ??= work()
        .catch(onError)
        .finally(() => {
          running = undefined;
        });
      after(everyMs);
    }, ms).unref();
  };
  after(firstMs);
  return {
    async stop() {
      clearTimeout(timer);
      await running;
    },
  };
};

/** Does `work` an hour after the start, and every day from then on. */
export const startDailyTimer = (work: () => Promise<void>, onError: (error: unknown) => void): Timer =>
  startTimer(work, { firstMs: hourMs, everyMs: dayMs, onError });
