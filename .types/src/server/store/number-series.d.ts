import type { StoreContext } from './store.ts';
/**
 * The next number of a school's series, from 1, without gaps: it is given back where the transaction fails. Until this
 * one ends, others that want a number of the same series wait.
 */
export declare const nextNumber: ({ db }: StoreContext, schoolId: number, name: string) => Promise<number>;
