/** One line of the server's log. */
export type LogLine = Readonly<Record<string, unknown>> & {
    readonly level: number;
    readonly msg: string;
};
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
}
export declare const createLogLines: () => LogLines;
