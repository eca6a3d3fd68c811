import type { Caller, CallResult, SentFile } from '../support/callers.ts';

/** A picture as a form of the library sends it, whatever it really is. */
export const pictureOf = (name: string, data: Buffer): SentFile => ({ field: 'files', name, type: 'image/jpeg', data });

/** Sends pictures to the library. */
export const upload = (
  caller: Caller,
  files: readonly SentFile[],
  form: Readonly<Record<string, string | readonly string[]>> = { decorative: files.map(() => 'true') },
): Promise<CallResult> => caller.call('POST', '/api/media', { files, form });

interface Replacement {
  readonly id: number;
  readonly data: Buffer;
  readonly form?: Readonly<Record<string, string>>;
}

/** Puts a picture in the place of another. */
export const replace = (caller: Caller, { id, data, form = {} }: Replacement): Promise<CallResult> =>
  caller.call('POST', `/api/media/${id}/replace`, { files: [{ ...pictureOf('next.jpg', data), field: 'file' }], form });
