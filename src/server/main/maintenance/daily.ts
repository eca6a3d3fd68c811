import { dayMs } from '#shared/calendar.ts';

export const hourMs = 3_600_000;

export interface Timer {
  /** Starts no more, and asks what is under way to end; resolves when it has. */
  stop(): Promise<void>;
}

interface Times {
  readonly firstMs: number;
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/** What is done again and again; between its parts it looks whether it is to end. */
type Work = (isStopping: () => boolean) => Promise<void>;

/** Does `work` again and again, never twice at once. It keeps no process alive. */
export const startTimer = (work: Work, { firstMs, everyMs, onError }: Times): Timer => {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout;
  let isStopping = false;
  const after = (ms: number): void => {
    timer = setTimeout(() => {
      // What takes longer than the time between is not done twice for it.
      running ??= work(() => isStopping)
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
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
};

/** Does `work` an hour after the start, and every day from then on. */
export const startDailyTimer = (work: Work, onError: (error: unknown) => void): Timer =>
  startTimer(work, { firstMs: hourMs, everyMs: dayMs, onError });
