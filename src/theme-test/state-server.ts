import { readdir, readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { drawPicture } from '#engine/states/index.ts';
import { commonHeaders, contentSecurityPolicy } from '#server/http/sending/security-headers.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { composedFile } from '#shared/composed-file.ts';
import { assetsFolder } from './built-assets.ts';
import type { StatePage } from './state-page.ts';

/** A site on this machine whose pages are states. */
export interface StateServer {
  readonly origin: string;
  /** Serves a page until it is taken away; its path. */
  show(id: string, page: StatePage): string;
  hide(id: string): void;
  close(): Promise<void>;
}

const statePath = '/state/';
const assetPath = '/assets/';
const types: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
  ['.json', 'application/json'],
]);
const forever = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Listens on a free port of 127.0.0.1, with the headers that the product sends. */
export const startStateServer = async (assets: AssetManifest): Promise<StateServer> => {
  const pages = new Map<string, StatePage>();
  const files = new Set(await readdir(assetsFolder));

  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const send = (status: number, headers: Readonly<Record<string, string>>, body: string | Buffer): void => {
      response.writeHead(status, { ...commonHeaders, ...headers }).end(body);
    };
    const page = path.startsWith(statePath) ? pages.get(decodeURIComponent(path.slice(statePath.length))) : undefined;
    if (page) {
      const policy = contentSecurityPolicy(page.style);
      return send(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }, page.html);
    }
    const asset = path.startsWith(assetPath) ? path.slice(assetPath.length) : '';
    const body = files.has(asset) ? await readFile(join(assetsFolder, asset)) : composedFile(assets, asset)?.text;
    if (body !== undefined) {
      const type = types.get(extname(asset)) ?? 'application/octet-stream';
      return send(200, { 'content-type': type, ...forever }, body);
    }
    const picture = drawPicture(path);
    if (picture !== undefined) return send(200, { 'content-type': 'image/svg+xml', ...forever }, picture);
    send(404, { 'content-type': 'text/plain; charset=utf-8' }, 'There is nothing here.');
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    answer(pathname, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    show(id, page) {
      pages.set(id, page);
      return statePath + encodeURIComponent(id);
    },
    hide: (id) => void pages.delete(id),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
};
