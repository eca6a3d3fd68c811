/** Work that nobody waits for, one piece at a time, when the event loop has been quiet for a moment. */
export interface IdleQueue {
    add(work: () => Promise<void>): void;
    /** Resolves when the event loop has time to spare. */
    idle(): Promise<void>;
    stop(): void;
}
export declare const createIdleQueue: (onError: (error: unknown) => void) => IdleQueue;
