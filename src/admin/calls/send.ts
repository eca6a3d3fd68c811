import type { Call } from '#schemas/api/define.ts';
import { clientKeyHeader } from '#schemas/client-key.ts';
import { asFamilyHeader, type OfficeLocale } from '#schemas/office.ts';
import { windowHeader } from '#schemas/office-events.ts';
import { fill } from '#sections/shared/fill.ts';
import { addressOf, type Parts } from './address-of.ts';
import { CallError, type Problem, UnreachableError } from './call-error.ts';
import type { Input, Received } from './types.ts';
import { windowName } from './window-name.ts';
import { callWords } from './words.ts';

export interface SendOptions {
  readonly locale: OfficeLocale;
  readonly signal?: AbortSignal | undefined;
}

export interface Answer<Body> {
  readonly body: Body;
  /** Of a list that comes in pages: how many rows there are in all. */
  readonly total: number;
}

/** Makes a call. Throws a `CallError` where it is refused, an `UnreachableError` where there is no answer. */
export const send = async <const C extends Call>(
  call: C,
  input: Input<C>,
  { locale, signal }: SendOptions,
): Promise<Answer<Received<C>>> => {
  const parts: Parts = input;
  const headers = new Headers({ accept: 'application/json', 'accept-language': locale });
  if (call.method !== 'GET') headers.set(windowHeader, windowName);
  if (parts.version !== undefined) headers.set('if-match', `"${parts.version}"`);
  if (parts.key !== undefined) headers.set(clientKeyHeader, parts.key);
  if (parts.asFamily) headers.set(asFamilyHeader, '1');
  const isForm = parts.body instanceof FormData;
  if (parts.body !== undefined && !isForm) headers.set('content-type', 'application/json');
  const sent = isForm ? (parts.body as FormData) : JSON.stringify(parts.body);
  const request: RequestInit = { method: call.method, headers, ...(sent === undefined ? {} : { body: sent }) };
  const response = await fetch(addressOf(call, parts), signal ? { ...request, signal } : request).catch(
    (error: unknown) => {
      throw withoutAnswer(error, locale);
    },
  );
  return answerOf(response, locale);
};

/** What was given up is that; of the rest nothing is known, not of an answer that breaks off either. */
const withoutAnswer = (error: unknown, locale: OfficeLocale): unknown =>
  error instanceof DOMException && error.name === 'AbortError' ? error : new UnreachableError(locale, { cause: error });

/** What an answer says. Throws a `CallError` where it is a refusal. */
export const answerOf = async <C extends Call>(
  response: Response,
  locale: OfficeLocale,
): Promise<Answer<Received<C>>> => {
  const received = response.status === 204 ? undefined : ((await readJson(response, locale)) as unknown);
  if (!response.ok) throw new CallError(problemOf(response, received, locale));
  const body = withoutErrorEntry(received);
  const count = Array.isArray(body) ? body.length : 1;
  return { body: body as Received<C>, total: Number(response.headers.get('x-total-count') ?? count) };
};

const readJson = async (response: Response, locale: OfficeLocale): Promise<unknown> => {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw withoutAnswer(error, locale);
  }
};

/** What stands between a browser and the server may answer in words of its own. */
const problemOf = ({ status, statusText }: Response, received: unknown, locale: OfficeLocale): Problem =>
  typeof received === 'object' && received !== null && 'errorText' in received
    ? (received as Problem)
    : {
        type: 'about:blank',
        title: statusText || String(status),
        status,
        errorText: fill(callWords[locale].strange, { status }),
        requestId: '-',
      };

/** A list whose first item has an `errorText` is an empty one. */
const withoutErrorEntry = (received: unknown): unknown => {
  const [first] = Array.isArray(received) ? (received as readonly unknown[]) : [];
  const isError = typeof first === 'object' && first !== null && 'errorText' in first && Boolean(first.errorText);
  return isError ? [] : received;
};
