import { dayMs } from '#shared/calendar.ts';

const hourMs = 3_600_000;

export interface DailyTimer {
  /** Starts no more; resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/** Does `work` an hour after the start, and every day from then on; never twice at once. It keeps no process alive. */
export const startDailyTimer = (work: () => Promise<void>, onError: (error: unknown) => void): DailyTimer => {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const after = (ms: number): void => {
    timer = setTimeout(() => {
      running = running.then(work).catch(onError);
      after(dayMs);
    }, ms).unref();
  };
  after(hourMs);
  return {
    stop() {
      clearTimeout(timer);
      return running;
    },
  };
};
