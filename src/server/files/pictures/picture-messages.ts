import type { ErrorParams } from '#schemas/errors/index.ts';
import { mediaErrors } from '#schemas/errors/media.ts';
import { AppError, isOfArea } from '#shared/errors/app-error.ts';
import type { drawCard, drawIcon } from '../drawing/draw.ts';
import type { inspectPicture } from './decode.ts';
import type { copyPicture, encodeAvif, encodePicture } from './encode.ts';

/** What the picture process does, by name. */
export interface PictureOperations {
  inspectPicture: typeof inspectPicture;
  encodePicture: typeof encodePicture;
  copyPicture: typeof copyPicture;
  encodeAvif: typeof encodeAvif;
  drawCard: typeof drawCard;
  drawIcon: typeof drawIcon;
}

export type PictureOperation = keyof PictureOperations;

export interface PictureRequest {
  id: number;
  op: PictureOperation;
  args: readonly unknown[];
}

export type PictureAnswer = { id: number; value: unknown } | { id: number; error: SentError };

/** An error as it crosses the boundary; `failure` is one of the catalog. */
export interface SentError {
  name: string;
  message: string;
  failure?: { code: keyof typeof mediaErrors; params: AppError['params'] };
  /** The message of its cause. */
  cause?: string;
}

export const packError = (error: unknown): SentError => {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, cause } = error;
  return {
    name,
    message,
    ...(isOfArea(error, mediaErrors) && { failure: { code: error.code, params: error.params } }),
    ...(cause !== undefined && { cause: cause instanceof Error ? cause.message : String(cause) }),
  };
};

export const unpackError = ({ name, message, failure, cause }: SentError): Error => {
  const options = cause === undefined ? {} : { cause: new Error(cause) };
  if (failure) return new AppError(failure.code, failure.params as ErrorParams<keyof typeof mediaErrors>, options);
  return Object.assign(new Error(message, options), { name });
};
