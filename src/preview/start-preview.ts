import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { World } from '#engine/index.ts';
import { type Finding, panelPath } from '#preview/shared/protocol.ts';
import { createPreviewAssets } from './assets.ts';
import type { DataPlace } from './data/preview-data.ts';
import { previewSchools } from './data/schools.ts';
import { siteRecordFile } from './data/site-record.ts';
import { createEventStreams } from './events.ts';
import { createHandler } from './routes.ts';
import { createSession, type Session } from './session.ts';
import { createViteServer } from './vite-server.ts';
import { watchSources } from './watch.ts';
import type { Changed } from './working-parts.ts';

export interface PreviewOptions {
  /** The theme's file, its name in findings, and what stands around it where that is known. */
  readonly theme: { readonly file: string; readonly shown: string; readonly world?: World | undefined };
  /** What is shown where an address names no school; the demo schools can be chosen next to it. */
  readonly data: DataPlace;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Called with what is wrong after each change, and of nothing if all is well. */
  readonly onFindings: (findings: readonly Finding[]) => void;
  readonly now?: () => number;
}

export interface Preview {
  /** Where pages stand as visitors see them. */
  readonly url: string;
  /** The window with the panel next to a page; a page's path goes behind it. */
  readonly panelUrl: string;
  /** The states of `theme test` of one template; undefined as long as the theme cannot be shown. */
  states: Session['states'];
  start: Session['start'];
  close(): Promise<void>;
}

/** Starts the development server of a theme. Errors: those of listening, such as `EADDRINUSE`. */
export const startPreview = async (options: PreviewOptions): Promise<Preview> => {
  const { theme, data, port, host, onFindings, now = Date.now } = options;
  const { vite, close: closeVite } = await createViteServer(host);
  const streams = createEventStreams();
  const assets = createPreviewAssets(vite.config);
  const schools = previewSchools(data);
  const session = createSession({ vite, assets, theme, schools, now });
  let origin = '';
  let closing = false;
  let last: Promise<void> = Promise.resolve();
  const refresh = (changed: Changed): Promise<void> => {
    last = last.then(async () => {
      if (closing) return;
      await session.refresh(changed);
      if (closing) return;
      onFindings(session.findings());
      streams.send(session.revision());
    });
    return last;
  };
  const http = createServer(
    createHandler({ vite, session, streams, assets, schools, ready: () => last, origin: () => origin }),
  );
  try {
    origin = await listen(http, port, host);
  } catch (error) {
    await closeVite();
    throw error;
  }
  const watcher = await watchSources({
    vite,
    themeFile: theme.file,
    contentFiles: schools.flatMap(({ place }) =>
      'folder' in place ? ['content.json', siteRecordFile].map((name) => join(place.folder, name)) : [],
    ),
    onStyles: assets.invalidateStyles,
    onChange: refresh,
  });
  await refresh({ code: true, data: true });

  return {
    url: origin,
    panelUrl: origin + panelPath,
    states: session.states,
    start: session.start,
    async close() {
      closing = true;
      watcher.close();
      streams.close();
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeAllConnections();
      await Promise.all([closed, closeVite()]);
    },
  };
};

/** Listens, and gives the address to open. */
const listen = (http: Server, port: number, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      const { family, address, port: taken } = http.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`);
    });
  });
