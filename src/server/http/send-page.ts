import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../cache/compress.ts';
import type { CachedPage, Encoding } from '../cache/page-cache.ts';
import type { PageOrigin, PageTimes } from './page-renderer.ts';
import { commonHeaders } from './security-headers.ts';

export interface SendOptions {
  readonly requestId: string;
  readonly cache: PageOrigin;
  /** `performance.now()` when the request came. */
  readonly begin: number;
  readonly times?: PageTimes | undefined;
}

/** Answers with a finished page; gives the status that was sent. */
type SendPage = (request: IncomingMessage, response: ServerResponse, page: CachedPage, options: SendOptions) => number;

/** What is the same each time a page is sent in an encoding: names and values in turn, as `writeHead` takes them. */
type Head = readonly string[];

/** Whether an If-None-Match header names this content, in whatever encoding it was sent. */
const knows = (header: string | undefined, etag: string, encoding: Encoding): boolean => {
  if (header === undefined) return false;
  // Nearly always the one that it was sent with.
  if (header === `"${etag}-${encoding}"`) return true;
  return header.split(',').some((candidate) => {
    const value = candidate.trim().replace(/^W\//, '').replaceAll('"', '');
    return value === '*' || value === etag || value.startsWith(`${etag}-`);
  });
};

const headOf = (page: CachedPage, encoding: Encoding): Head =>
  Object.entries({ ...commonHeaders, ...page.headers, etag: `"${page.etag}-${encoding}"` }).flat();

const duration = (ms: number): number => Math.round(ms * 100) / 100;

/** What happened, for the browser's own tools: https://www.w3.org/TR/server-timing/. */
const serverTiming = ({ cache, begin, times }: SendOptions): string => {
  const total = `total;dur=${duration(performance.now() - begin)}`;
  if (!times) return `cache;desc=${cache}, ${total}`;
  return `cache;desc=${cache}, load;dur=${duration(times.load)}, render;dur=${duration(times.render)}, ${total}`;
};

const mostEncodings = 200;
const longestAccepted = 200;

/** Sends pages in the encoding the browser takes, or 304 where it has the same already. */
export const createSendPage = (): SendPage => {
  const heads = new WeakMap<CachedPage, Partial<Record<Encoding, Head>>>();
  // Browsers send few different ones.
  const encodings = new Map<string, Encoding>();

  const encodingOf = (accepted: string | string[] | undefined): Encoding => {
    const text = String(accepted ?? '');
    const known = encodings.get(text);
    if (known) return known;
    const chosen = chooseEncoding(text);
    if (encodings.size >= mostEncodings) encodings.clear();
    if (text.length <= longestAccepted) encodings.set(text, chosen);
    return chosen;
  };
  const headFor = (page: CachedPage, encoding: Encoding): Head => {
    const ofPage = heads.get(page) ?? {};
    const head = ofPage[encoding] ?? headOf(page, encoding);
    ofPage[encoding] = head;
    heads.set(page, ofPage);
    return head;
  };

  return (request, response, page, options) => {
    const encoding = encodingOf(request.headers['accept-encoding']);
    const head = [
      ...headFor(page, encoding),
      'x-request-id',
      options.requestId,
      'x-cache',
      options.cache,
      'server-timing',
      serverTiming(options),
    ];
    if (page.status === 200 && knows(request.headers['if-none-match'], page.etag, encoding)) {
      response.writeHead(304, head).end();
      return 304;
    }
    const body = page.bodies[encoding];
    if (encoding !== 'identity') head.push('content-encoding', encoding);
    head.push('content-length', String(body.length));
    response.writeHead(page.status, head).end(request.method === 'HEAD' ? undefined : body);
    return page.status;
  };
};
