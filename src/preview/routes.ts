import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { drawPicture } from '#engine/states/index.ts';
import { eventsPath, panelPath, statesPath } from '#preview/shared/protocol.ts';
import type { PreviewAssets } from './assets.ts';
import { localFetch } from './data/local-fetch.ts';
import type { PreviewSchool } from './data/schools.ts';
import type { EventStreams } from './events.ts';
import { fixturePath } from './fixture-path.ts';
import { panelDocument } from './panel-document.ts';
import type { Session } from './session.ts';

interface Options {
  readonly vite: ViteDevServer;
  readonly session: Session;
  readonly streams: EventStreams;
  readonly assets: PreviewAssets;
  /** The first one is what the preview was started with. */
  readonly schools: readonly [PreviewSchool, ...PreviewSchool[]];
  /** Resolves when pages are of the sources as they are now. */
  readonly ready: () => Promise<void>;
  /** The preview's own. */
  readonly origin: () => string;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const assetsPath = '/assets/';

/** Answers modules through Vite, then the preview's own addresses, and every other one with a page. */
export const createHandler = ({ vite, session, streams, assets, schools, ready, origin }: Options): Handler => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = targetOf(request);
    if (!target) return text(response, 400, 'The address is not valid.');
    const { path, url } = target;
    if (request.method !== 'GET' && request.method !== 'HEAD') return text(response, 405, 'The preview takes no data.');
    if (path === eventsPath) return streams.open(response, session.revision());
    if (path === statesPath) return sendStates(response, url.searchParams);
    if (path === panelPath || path.startsWith(`${panelPath}/`))
      return send(response, 200, 'text/html', await panelDocument());
    const drawn = drawPicture(path);
    if (drawn !== undefined) return send(response, 200, 'image/svg+xml', drawn);
    if (path.startsWith('/@')) return text(response, 404, 'There is no such module.');
    if (path.startsWith(fixturePath)) return sendPicture(response, path.slice(fixturePath.length));
    if (path.startsWith(assetsPath)) return sendFont(response, path.slice(assetsPath.length));
    if (path.startsWith('/media/') || path.startsWith('/api/')) return passOn(response, target);
    await ready();
    const page = await session.page({ path, search: url.searchParams, origin: origin() });
    if ('redirect' in page) {
      response.writeHead(307, { location: encodeURI(page.redirect) + url.search }).end();
      return;
    }
    send(response, page.status, 'text/html', page.html);
  };

  const sendStates = async (response: ServerResponse, search: URLSearchParams): Promise<void> => {
    await ready();
    const states = session.states(search.get('template') ?? '', Number(search.get('seed') ?? 1));
    send(response, 200, 'application/json', JSON.stringify(states ?? []));
  };

  const sendPicture = (response: ServerResponse, name: string): void => {
    const picture = session.picture(name);
    if (!picture) {
      text(response, 404, 'There is no such picture.');
      return;
    }
    response.writeHead(200, { 'content-type': `image/${picture.format}`, 'cache-control': 'no-cache' });
    createReadStream(picture.file)
      .on('error', (error) => response.destroy(error))
      .pipe(response);
  };

  const sendFont = async (response: ServerResponse, name: string): Promise<void> => {
    const font = await assets.font(name);
    if (!font) return text(response, 404, 'There is no such file.');
    response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=31536000, immutable' }).end(font);
  };

  /** Pictures and data of the server that the preview reads. */
  const passOn = async (response: ServerResponse, { url }: Target): Promise<void> => {
    const [{ place: data }] = schools;
    if (!('server' in data)) return text(response, 404, 'The preview has no server behind it.');
    const found = await localFetch(new URL(url.pathname + url.search, data.server));
    response.writeHead(found.status, {
      'content-type': found.headers.get('content-type') ?? 'application/octet-stream',
    });
    response.end(Buffer.from(await found.arrayBuffer()));
  };

  return (request, response) =>
    vite.middlewares(request, response, () => {
      answer(request, response).catch((error: unknown) => {
        if (response.headersSent) return response.destroy();
        text(response, 500, error instanceof Error ? error.message : String(error));
        return undefined;
      });
    });
};

interface Target {
  readonly url: URL;
  /** Decoded. */
  readonly path: string;
}

const targetOf = ({ url: address = '/' }: IncomingMessage): Target | undefined => {
  try {
    const url = new URL(`http://preview${address}`);
    const path = decodeURIComponent(url.pathname);
    return path.includes('\0') ? undefined : { url, path };
  } catch (error) {
    if (error instanceof URIError || error instanceof TypeError) return undefined;
    throw error;
  }
};

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
};

const text = (response: ServerResponse, status: number, message: string): void =>
  send(response, status, 'text/plain', message);
