import type { Caller } from '../support/callers.ts';
/** A write that the server has said it has kept: what must be found of it afterwards. */
export type Acknowledged = {
    readonly kind: 'item';
    readonly id: number;
    readonly version: number;
    readonly isPublished: boolean;
} | {
    readonly kind: 'admission';
    readonly id: number;
    readonly studentId: number;
} | {
    readonly kind: 'picture';
    readonly id: number;
};
interface Storm {
    readonly caller: Caller;
    /** Tells the rounds apart. */
    readonly round: number;
    /** Enquiries that may be confirmed; the storm takes them out one by one. */
    readonly ready: number[];
}
/** Holidays, notices that are published and edited, admissions, pictures: each writer goes on until the server is gone. */
export declare const storm: ({ caller, round, ready }: Storm) => Promise<Acknowledged[]>;
export {};
