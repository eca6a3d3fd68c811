import { type ErrorCode } from './catalog.ts';
type Params = Readonly<Record<string, string | number>>;
/** Texts by field, as a form shows them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;
interface AppErrorOptions {
    readonly errors?: FieldErrors;
    /** More of the answer's body, such as both versions of a stale edit. */
    readonly details?: Readonly<Record<string, unknown>>;
    /** Seconds after which it may work. */
    readonly retryAfter?: number;
    readonly cause?: unknown;
}
/** A failure that the caller is told of, by its code in the catalog. Anything else that is thrown is a bug. */
export declare class AppError extends Error {
    readonly code: ErrorCode;
    readonly status: number;
    readonly errors: FieldErrors | undefined;
    readonly details: Readonly<Record<string, unknown>> | undefined;
    readonly retryAfter: number | undefined;
    constructor(code: ErrorCode, params?: Params, { errors, details, retryAfter, cause }?: AppErrorOptions);
}
/** 422 with texts by field; the first of them is the summary. */
export declare const notValid: (errors: FieldErrors) => AppError;
/** 422 for one field. */
export declare const wrongField: (field: string, text: string) => AppError;
/** 409 with a reason of its own. */
export declare const refuse: (reason: string, details?: Readonly<Record<string, unknown>>) => AppError;
export declare const notFound: () => AppError;
/** 429, with how long to wait. */
export declare const tooMany: (seconds: number) => AppError;
/** 503: the school's site is off. */
export declare const notReady: () => AppError;
/** 503: more is asked of a school's site at once than it may take of the server. */
export declare const busy: () => AppError;
export {};
