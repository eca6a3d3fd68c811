/** What can be wrong with a picture, with where it is processed, or with where it is stored. */
export type MediaErrorCode =
  | 'PICTURE_TYPE'
  | 'PICTURE_SVG'
  | 'PICTURE_ANIMATED'
  | 'PICTURE_BYTES'
  | 'PICTURE_PIXELS'
  | 'PICTURE_BROKEN'
  | 'PICTURE_PROCESS'
  | 'MEDIA_KEY';

/** A picture that cannot be taken, or a bad storage key: `message` says what and why, `hint` what to do. */
export class MediaError extends Error {
  readonly code: MediaErrorCode;
  readonly hint: string;

  constructor(code: MediaErrorCode, message: string, hint: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'MediaError';
    this.code = code;
    this.hint = hint;
  }
}

/** Whether the picture itself is at fault, rather than the machine, the disk or the database. */
export const isPictureFault = (error: unknown): error is MediaError =>
  error instanceof MediaError && error.code.startsWith('PICTURE_') && error.code !== 'PICTURE_PROCESS';
