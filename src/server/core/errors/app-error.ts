import { type ErrorCode, errorCatalog } from './catalog.ts';

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

/** A failure that the caller is told about, by its code in the catalog. Anything else that is thrown is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, params: Params = {}, { errors, details, retryAfter, cause }: AppErrorOptions = {}) {
    const { status, text } = errorCatalog[code];
    super(
      text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '')),
      { cause },
    );
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** 422 with texts by field; the first of them is the summary. */
export const notValid = (errors: FieldErrors): AppError =>
  new AppError('NOT_VALID', { summary: Object.values(errors)[0]?.[0] ?? 'Please check the form.' }, { errors });

/** 422 for one field. */
export const wrongField = (field: string, text: string): AppError => notValid({ [field]: [text] });

/** 409 with a reason of its own. */
export const refuse = (reason: string, details?: Readonly<Record<string, unknown>>): AppError =>
  new AppError('GUARD', { reason }, details ? { details } : {});

export const notFound = (): AppError => new AppError('NOT_FOUND');

/** 429, with how long to wait. */
export const tooMany = (seconds: number): AppError => {
  const minutes = Math.ceil(seconds / 60);
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return new AppError('TOO_MANY', { wait }, { retryAfter: seconds });
};

/** Seconds after which a site that is off may be requested again. People switch it on, so not soon. */
const offSeconds = 3600;

/** 503: the school's site is off. */
export const notReady = (): AppError => new AppError('NOT_READY', {}, { retryAfter: offSeconds });

/** 503: a school's site has more requests at once than its share of the server. */
export const busy = (): AppError => new AppError('BUSY', {}, { retryAfter: 1 });
