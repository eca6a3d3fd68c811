import type { StoreContext } from './store.ts';
/**
 * Runs a part of a transaction on the rows of another school, 0 for the platform's own, and then goes back: for what
 * must be recorded in two places or not at all. An error of the work must leave the transaction.
 */
export declare function asSchool<T>({ db }: StoreContext, schoolId: number, work: () => Promise<T>): Promise<T>;
