import { type ApiErrorCode, apiErrors } from '#schemas/errors/api.ts';
import type { ErrorArea } from '#schemas/errors/define.ts';
import { type ErrorCode, type ErrorParams, errorCatalog } from '#schemas/errors/index.ts';

/** Texts by field, as a form shows them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface AppErrorOptions {
  readonly errors?: FieldErrors;
  /** More of the answer's body, such as both versions of a stale edit. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Seconds after which it may work. */
  readonly retryAfter?: number;
  /** How to say who one is: `WWW-Authenticate`. */
  readonly challenge?: string;
  readonly cause?: unknown;
}

type Values = Readonly<Record<string, string | number>>;

/** Params are left out where there is no place to fill. */
type Rest<Code extends ErrorCode> = [keyof ErrorParams<Code>] extends [never]
  ? [params?: Values, options?: AppErrorOptions]
  : [params: ErrorParams<Code>, options?: AppErrorOptions];

/**
 * A failure that someone is told about, by its code in the catalog: `message` says what happened and why, `hint` what
 * to do. Anything else that is thrown is a bug.
 */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly hint: string;
  /** What text and hint were filled with. */
  readonly params: Values;
  /** That of the answer to a call. */
  readonly status: Code extends ApiErrorCode ? number : undefined;
  readonly errors: FieldErrors | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | undefined;
  readonly challenge: string | undefined;

  constructor(code: Code, ...[params = {}, { errors, details, retryAfter, challenge, cause } = {}]: Rest<Code>) {
    const { text, hint } = errorCatalog[code];
    super(fill(text, params), { cause });
    this.name = 'AppError';
    this.code = code;
    this.hint = fill(hint, params);
    this.params = params;
    this.status = statusOf(code) as this['status'];
    this.errors = errors;
    this.details = details;
    this.retryAfter = retryAfter;
    this.challenge = challenge;
  }
}

const fill = (text: string, params: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

const statusOf = (code: ErrorCode): number | undefined =>
  code in apiErrors ? apiErrors[code as ApiErrorCode].status : undefined;

/** A failure of a call: it has a status. */
export type ApiError = AppError<ApiErrorCode>;

/** Whether an error is what a call is refused with, rather than a fault behind it. */
export const isApiError = (error: unknown): error is ApiError => isOfArea(error, apiErrors);

/** Whether an error has one of these codes. */
export const hasCode = <Code extends ErrorCode>(error: unknown, ...codes: readonly Code[]): error is AppError<Code> =>
  error instanceof AppError && (codes as readonly ErrorCode[]).includes(error.code);

/** Whether an error is of an area of the catalog. */
export const isOfArea = <Area extends ErrorArea>(
  error: unknown,
  area: Area,
): error is AppError<Extract<keyof Area, ErrorCode>> => error instanceof AppError && Object.hasOwn(area, error.code);

/** What to do about an error that is told as it is: one of ours, or PostgreSQL's own. Undefined of a bug. */
export const hintOf = (error: unknown): string | undefined =>
  error instanceof Error && 'hint' in error && typeof error.hint === 'string' ? error.hint : undefined;
