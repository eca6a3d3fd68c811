import type { IncomingMessage, ServerResponse } from 'node:http';
/** How much is done at once, in all and for each school: one school's burst leaves room for the others. */
export interface Quota {
    /** Takes a place; false where there is none. Each place is given back with `leave`. */
    enter(schoolId: number): boolean;
    leave(schoolId: number): void;
}
export interface QuotaOptions {
    readonly perSchool: number;
    readonly total: number;
}
export declare const createQuota: ({ perSchool, total }: QuotaOptions) => Quota;
/**
 * Takes a place for a request until its answer has left, or whoever asked has; false where there is none, or nobody
 * waits any more. An answer that never begins, such as a pipelined one, goes with its connection.
 */
export declare const occupy: (quota: Quota, schoolId: number, { request, response }: {
    readonly request: IncomingMessage;
    readonly response: ServerResponse;
}) => boolean;
