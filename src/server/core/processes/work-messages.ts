import type { ErrorCode, ErrorParams } from '#schemas/errors/index.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** What a process does, by name; arguments and results cross by structured clone. */
export type Operations = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

export interface WorkRequest {
  readonly id: number;
  readonly op: string;
  readonly args: readonly unknown[];
}

export type WorkAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: SentError };

/** An error as it crosses the boundary; `failure` is one of the catalog. */
interface SentError {
  readonly name: string;
  readonly message: string;
  readonly failure?: Pick<AppError, 'code' | 'params'>;
  /** The message of its cause. */
  readonly cause?: string;
}

export const packError = (error: unknown): SentError => {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, cause } = error;
  return {
    name,
    message,
    ...(error instanceof AppError && { failure: { code: error.code, params: error.params } }),
    ...(cause !== undefined && { cause: cause instanceof Error ? cause.message : String(cause) }),
  };
};

export const unpackError = ({ name, message, failure, cause }: SentError): Error => {
  const options = cause === undefined ? {} : { cause: new Error(cause) };
  if (failure) return new AppError(failure.code, failure.params as ErrorParams<ErrorCode>, options);
  return Object.assign(new Error(message, options), { name });
};
