/** Work that a request starts and its answer need not wait for. */
export interface BackgroundTasks {
    /** Starts a task. The promise resolves when it has ended and never rejects: a failure is passed to `onFailure`. */
    run(work: () => Promise<void>): Promise<void>;
    /** Resolves when no task is running. */
    settled(): Promise<void>;
}
export declare const createBackgroundTasks: (onFailure: (error: unknown) => void) => BackgroundTasks;
