/** Runs at most a fixed number of pieces of work at once; the others wait in the order in which they came. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;
export declare const createSemaphore: (max: number) => Semaphore;
