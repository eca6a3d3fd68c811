import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { ask } from '../support/request.ts';

/** A page from a server that does nothing else. */
export interface StaticPage {
  readonly url: string;
  stop(): Promise<void>;
}

interface Kept {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const accept = { accept: 'text/html,image/avif,image/webp,*/*', 'accept-encoding': 'br' };
const keptHeaders = ['content-type', 'content-encoding', 'cache-control'];

/** The HTML of a page as the product serves it, without its scripts. */
export const htmlWithoutScripts = async (address: string): Promise<string> => {
  const { host, port, origin, pathname } = new URL(address);
  const page = await ask(Number(port), pathname, { host, headers: accept });
  if (page.status !== 200) throw new Error(`${address} answers with ${page.status}.`);
  return page.text.replaceAll(scripts, '').replaceAll(origin, '');
};

/**
 * Serves HTML under the path of a page of the product, from bare node:http with brotli. Pictures and fonts are the
 * product's own bytes, kept after the first time.
 */
export const serveStatic = async (address: string, html: string): Promise<StaticPage> => {
  const { host, port, pathname } = new URL(address);
  const kept = new Map<string, Kept>([
    [
      pathname,
      {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
        body: brotliCompressSync(html),
      },
    ],
  ]);
  const fetchOnce = async (path: string): Promise<Kept> => {
    const { status, headers, body } = await ask(Number(port), path, { host, headers: accept });
    const own = keptHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
    const answer = { status, headers: Object.fromEntries(own) as Record<string, string>, body };
    kept.set(path, answer);
    return answer;
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const { status, headers, body } = kept.get(path) ?? (await fetchOnce(path));
    response.writeHead(status, { ...headers, 'content-length': String(body.length) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://static.localhost:${(server.address() as AddressInfo).port}${pathname}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
