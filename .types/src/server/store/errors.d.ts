/** What can go wrong with the store itself; each error's hint says the cure. */
export type StoreErrorCode = 'DATABASE_BUSY' | 'DATABASE_DOWN' | 'DATABASE_IN_USE' | 'DATABASE_NEWER' | 'DATABASE_ROLE' | 'MIGRATION_CHANGED' | 'SCHOOL_ID' | 'SNAPSHOT' | 'TRANSACTION_ABORTED' | 'TRANSACTION_ENDED';
/** An error of the store: `message` says what happened and why, `hint` what to do. */
export declare class StoreError extends Error {
    readonly code: StoreErrorCode;
    readonly hint: string;
    constructor(code: StoreErrorCode, message: string, hint: string, options?: {
        cause?: unknown;
    });
}
/** The code and constraint of the database's own error, found also where drizzle has wrapped it. */
export declare function databaseFault(error: unknown): {
    code: string;
    constraint?: string;
} | undefined;
/** Whether the database is away (stopped, restarting, unreachable, out of connections) as opposed to saying no. */
export declare function isConnectionLoss(error: unknown): boolean;
/** Whether a disk is full: the database's (53100) or that of a file. */
export declare function isDiskFull(error: unknown): boolean;
/** Whether the database cannot be asked just now: it is away, or no connection became free in time. */
export declare function isUnavailable(error: unknown): boolean;
