export interface DailyTimer {
    /** Begins no more; resolves when what is under way has ended. */
    stop(): Promise<void>;
}
/** Does `work` an hour after the start, and every day from then on; never twice at once. It keeps no process alive. */
export declare const startDailyTimer: (work: () => Promise<void>, onError: (error: unknown) => void) => DailyTimer;
