import type { Call } from '#schemas/api/define.ts';
import { clientKeyHeader } from '#schemas/client-key.ts';
import { windowHeader } from '#schemas/office-events.ts';
import { addressOf } from './address-of.ts';
import { UnreachableError } from './call-error.ts';
import { answerOf, type SendOptions } from './send.ts';
import type { Received } from './types.ts';
import { windowName } from './window-name.ts';

export interface Form {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body: FormData;
  /** The version that it is saved over. */
  readonly version?: number;
  /** What the request is called, so that it may be sent again and is done once. */
  readonly key?: string;
}

interface FormOptions extends SendOptions {
  /** How many bytes are sent, of how many. */
  readonly onProgress: (sent: number, all: number) => void;
}

/**
 * Makes a call that sends files, and says how far it is, which `fetch` cannot. Errors: as with `send`; an `AbortError`
 * where it is given up.
 */
export const sendForm = async <const C extends Call>(
  call: C,
  input: Form,
  options: FormOptions,
): Promise<Received<C>> => {
  const { locale, signal, onProgress } = options;
  const response = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = (): void => request.abort();
    request.open(call.method, addressOf(call, input));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', locale);
    request.setRequestHeader(windowHeader, windowName);
    if (input.version !== undefined) request.setRequestHeader('if-match', `"${input.version}"`);
    if (input.key !== undefined) request.setRequestHeader(clientKeyHeader, input.key);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new UnreachableError(locale));
    request.onabort = () => reject(new DOMException('It was given up.', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', giveUp);
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) giveUp();
    request.send(input.body);
    if (signal?.aborted) request.abort();
  });
  return (await answerOf<C>(response, locale)).body;
};
