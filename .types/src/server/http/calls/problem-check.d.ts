import type { Call } from '#schemas/api/define.ts';
/** An answer to a failure as it leaves. */
interface SentProblem {
    readonly status: number;
    readonly type: string;
    readonly payload: string;
    /** The id of the request that it answers. */
    readonly requestId: string;
}
/**
 * A check that what a call answers to a failure is a problem of a status that it declares, which names the request;
 * throws where it is not. For tests.
 */
export declare const createProblemCheck: (call: Call) => ((sent: SentProblem) => void);
export {};
