import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage, Encoding } from '#server/core/cache/page-cache.ts';
import { chooseEncoding } from '#server/http/sending/compress.ts';
import { commonHeaders } from '#server/http/sending/security-headers.ts';
import type { PageOrigin } from './page-renderer.ts';
import type { PageTimes } from './render-page.ts';

export interface SendOptions {
  readonly requestId: string;
  readonly cache: PageOrigin;
  /** Where it was rendered for this request. */
  readonly times?: PageTimes | undefined;
  /** Milliseconds that the page may be behind, where the database is away. */
  readonly staleMs?: number | undefined;
  /** Whether it answers somebody who may be signed in, with the page of those who are not. */
  readonly isPrivate?: boolean;
  /** Milliseconds since the request came; reported for a page that had to be waited for. */
  readonly total?: number;
}

/** Answers with a finished page; gives the status that was sent. */
type SendPage = (request: IncomingMessage, response: ServerResponse, page: CachedPage, options: SendOptions) => number;

/** Names and values in turn, as `writeHead` takes them. */
type Head = readonly string[];

/** What is the same each time a page is sent in an encoding. */
interface Sent {
  /** As the header has it. */
  readonly etag: string;
  readonly whole: Head;
  readonly notModified: Head;
}

/** Whether an If-None-Match header names this content, in whatever encoding it was sent. */
const knows = (header: string | undefined, etag: string, sent: Sent): boolean => {
  if (header === undefined) return false;
  // Nearly always the one that it was sent with.
  if (header === sent.etag) return true;
  return header.split(',').some((candidate) => {
    const value = candidate.trim().replace(/^W\//, '').replaceAll('"', '');
    return value === '*' || value === etag || value.startsWith(`${etag}-`);
  });
};

/** The headers of a 304 (RFC 9110, 15.4.5): the rest is the browser's already, with the page. */
const ofNotModified = new Set(['cache-control', 'vary', 'etag']);

const sentOf = (page: CachedPage, encoding: Encoding): Sent => {
  const etag = `"${page.etag}-${encoding}"`;
  const entries = Object.entries({ ...commonHeaders, ...page.headers, etag });
  const content = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return {
    etag,
    whole: [...entries.flat(), ...content, 'content-length', String(page.bodies[encoding].length)],
    notModified: entries.filter(([name]) => ofNotModified.has(name)).flat(),
  };
};

/** The same headers for an answer that nothing may keep. */
const unstored = (head: Head): Head =>
  head.map((value, i) => (head[i - 1] === 'cache-control' ? 'private, no-store' : value));

const duration = (ms: number): number => Math.round(ms * 100) / 100;

/** What happened, for the browser's own tools: https://www.w3.org/TR/server-timing/. */
const serverTiming = ({ cache, times, total }: SendOptions): string => {
  const parts = [`cache;desc=${cache}`];
  if (times) parts.push(`load;dur=${duration(times.load)}`, `render;dur=${duration(times.render)}`);
  if (total !== undefined) parts.push(`total;dur=${duration(total)}`);
  return parts.join(', ');
};

/** The same for all cached pages, which are nearly all: made once. */
const timingOfHit = serverTiming({ requestId: '', cache: 'hit' });

const maxEncodings = 200;
const maxAcceptedLength = 200;

/** Sends pages in the encoding the browser takes, or 304 where it has the same already. */
export const createSendPage = (): SendPage => {
  const heads = new WeakMap<CachedPage, Partial<Record<Encoding, Sent>>>();
  // Browsers send few different ones.
  const encodings = new Map<string, Encoding>();

  const encodingOf = (accepted: string | string[] | undefined): Encoding => {
    const text = String(accepted ?? '');
    const known = encodings.get(text);
    if (known) return known;
    const chosen = chooseEncoding(text);
    if (encodings.size >= maxEncodings) encodings.clear();
    if (text.length <= maxAcceptedLength) encodings.set(text, chosen);
    return chosen;
  };
  const sentFor = (page: CachedPage, encoding: Encoding): Sent => {
    const ofPage = heads.get(page) ?? {};
    const known = ofPage[encoding];
    if (known) return known;
    const sent = sentOf(page, encoding);
    heads.set(page, { ...ofPage, [encoding]: sent });
    return sent;
  };

  return (request, response, page, options) => {
    const { requestId, cache, total, staleMs, isPrivate } = options;
    const encoding = encodingOf(request.headers['accept-encoding']);
    const sent = sentFor(page, encoding);
    const timing = total === undefined && cache === 'hit' ? timingOfHit : serverTiming(options);
    const traceHeaders = ['x-request-id', requestId, 'x-cache', cache, 'server-timing', timing];
    if (staleMs !== undefined) traceHeaders.push('age', String(Math.ceil(staleMs / 1000)));
    const headOf = (head: Head): string[] => [...(isPrivate ? unstored(head) : head), ...traceHeaders];
    if (page.status === 200 && knows(request.headers['if-none-match'], page.etag, sent)) {
      response.writeHead(304, headOf(sent.notModified)).end();
      return 304;
    }
    response
      .writeHead(page.status, headOf(sent.whole))
      .end(request.method === 'HEAD' ? undefined : page.bodies[encoding]);
    return page.status;
  };
};
