/** Work that nothing waits for, one piece at a time, once the event loop has been quiet for a moment. */
export interface IdleQueue {
  add(work: () => Promise<void>): void;
  /** Resolves when the event loop has time to spare. */
  idle(): Promise<void>;
  stop(): void;
}

/** A loop that comes round within this many milliseconds of its time has time to spare. */
const quietMs = 5;
const pauseMs = 50;
const maxQueueLength = 1000;

export const createIdleQueue = (onError: (error: unknown) => void): IdleQueue => {
  const waiting: (() => Promise<void>)[] = [];
  const pauses = new Map<NodeJS.Timeout, () => void>();
  let running = false;
  let stopped = false;

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        pauses.delete(timer);
        resolve();
      }, ms);
      timer.unref();
      pauses.set(timer, resolve);
    });

  const idle = async (): Promise<void> => {
    while (!stopped) {
      const started = performance.now();
      await pause(pauseMs);
      if (performance.now() - started < pauseMs + quietMs) return;
    }
  };

  const run = async (): Promise<void> => {
    running = true;
    for (let work = waiting.shift(); work && !stopped; work = waiting.shift()) {
      await idle();
      await work().catch(onError);
    }
    running = false;
  };

  return {
    add(work) {
      if (stopped || waiting.length >= maxQueueLength) return;
      waiting.push(work);
      if (!running) void run();
    },
    idle,
    stop() {
      stopped = true;
      waiting.length = 0;
      for (const [timer, resolve] of pauses) {
        clearTimeout(timer);
        resolve();
      }
      pauses.clear();
    },
  };
};
