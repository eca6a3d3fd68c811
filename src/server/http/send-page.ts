import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../cache/compress.ts';
import type { CachedPage } from '../cache/page-cache.ts';
import type { PageOrigin } from './page-renderer.ts';
import { commonHeaders } from './security-headers.ts';

export interface SendOptions {
  readonly requestId: string;
  readonly cache: PageOrigin;
}

/** Whether an If-None-Match header names this content, in whatever encoding it was sent. */
const knows = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((candidate) => {
    const value = candidate.trim().replace(/^W\//, '').replaceAll('"', '');
    return value === '*' || value === etag || value.startsWith(`${etag}-`);
  });

/** Answers with a finished page in the encoding the browser takes, or with 304 where it has the same already. */
export const sendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  options: SendOptions,
): number => {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const headers: Record<string, string | number> = {
    ...commonHeaders,
    ...page.headers,
    etag: `"${page.etag}-${encoding}"`,
    'x-request-id': options.requestId,
    'x-cache': options.cache,
  };
  if (page.status === 200 && knows(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end();
    return 304;
  }
  const body = page.bodies[encoding];
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
  return page.status;
};
