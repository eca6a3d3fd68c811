/**
 * Runs work on each item, so many at a time, and gives the results in the items' order. After a failure nothing new
 * starts, and the first error is thrown once what was under way has ended.
 */
export declare function mapParallel<T, R>(items: readonly T[], limit: number, work: (item: T) => Promise<R>): Promise<R[]>;
