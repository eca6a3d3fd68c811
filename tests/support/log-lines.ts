/** One line of the server's log. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly level: number; readonly msg: string };

/** Lines of a log as they come in, and a way to wait for one without looking at the clock. */
export interface LogLines {
  readonly all: readonly LogLine[];
  add(line: LogLine): void;
  /** The first line that passes, whether it was written already or is yet to come. */
  wait(test: (line: LogLine) => boolean): Promise<LogLine>;
  /** Resolves once so many lines have passed. */
  waitForCount(test: (line: LogLine) => boolean, count: number): Promise<void>;
  /** Every line of a message so far. */
  named(msg: string): LogLine[];
  /** Warnings and errors whose JSON matches one of these are part of the test. */
  announce(...patterns: readonly RegExp[]): void;
  /** Throws if there is a warning or an error that was not announced. */
  requireQuiet(): void;
}

/** What a server may log while its PostgreSQL is away, whatever it was doing when that went. */
export const awayLog: readonly RegExp[] = [
  /"A database connection was lost\./,
  /"The connection for commit notifications was lost\./,
  /"The database does not answer\. Cached pages are shown/,
  /"Limits cannot be shared with other servers\./,
  /DATABASE_DOWN|COMMIT_LOST/,
];

/** From here on, pino's levels are warnings and errors. */
const warnLevel = 40;

export const createLogLines = (expected: readonly RegExp[] = []): LogLines => {
  const all: LogLine[] = [];
  const announced = [...expected];
  const waiting = new Set<(line: LogLine) => void>();
  return {
    all,
    add(line) {
      all.push(line);
      for (const look of waiting) look(line);
    },
    wait: (test) =>
      new Promise((resolve) => {
        const known = all.find(test);
        if (known) return resolve(known);
        const look = (line: LogLine): void => {
          if (!test(line)) return;
          waiting.delete(look);
          resolve(line);
        };
        waiting.add(look);
      }),
    waitForCount: (test, count) =>
      new Promise((resolve) => {
        let passed = all.filter(test).length;
        if (passed >= count) return resolve();
        const look = (line: LogLine): void => {
          if (test(line)) passed += 1;
          if (passed < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
      }),
    named: (msg) => all.filter((line) => line.msg === msg),
    announce: (...patterns) => void announced.push(...patterns),
    requireQuiet() {
      const lines = all.filter(({ level }) => level >= warnLevel).map((line) => JSON.stringify(line));
      const unexpected = lines.filter((line) => !announced.some((pattern) => pattern.test(line)));
      if (unexpected.length === 0) return;
      throw new Error(`The server logged warnings or errors that the test did not announce:\n${unexpected.join('\n')}`);
    },
  };
};
