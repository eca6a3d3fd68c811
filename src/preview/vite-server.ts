import { mkdtempSync, rmSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { packageRoot } from '#shared/package-root.ts';
import { previewClassNames, previewIslands } from './island-plugin.ts';
import { withoutViteClient } from './vite-client.ts';

/** The folders whose modules a browser may load. */
const served = ['engine', 'schemas', 'sections', 'src/site', 'src/shared', 'src/preview', 'node_modules'];

/** Vite without its own pages, websocket and reloads: it transforms modules for the browser and loads ours here. */
export const createViteServer = async (host: string): Promise<{ vite: ViteDevServer; close: () => Promise<void> }> => {
  // Each preview has a folder of its own: two at the same time would overwrite each other's.
  const cacheDir = mkdtempSync(join(tmpdir(), 'schoolyard-preview-'));
  const removeCache = (): void => rmSync(cacheDir, { recursive: true, force: true });
  // Again at the very end: what Vite still had under way may have written into it.
  process.once('exit', removeCache);
  const vite = await createServer({
    root: packageRoot,
    configFile: join(packageRoot, 'vite.config.ts'),
    appType: 'custom',
    mode: 'development',
    // Failures are shown in the page and by the command.
    logLevel: 'silent',
    clearScreen: false,
    publicDir: false,
    envDir: false,
    cacheDir,
    plugins: [previewIslands(), previewClassNames(), withoutViteClient()],
    optimizeDeps: {
      entries: [
        'src/preview/client/main.ts',
        'src/preview/panel/main.tsx',
        'sections/*/[A-Z]*.tsx',
        'sections/*/looks/*/[A-Z]*.tsx',
      ],
      include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'js-cookie'],
    },
    server: {
      middlewareMode: true,
      hmr: false,
      ws: false,
      cors: false,
      // Beside addresses and names under localhost, which Vite takes always, only the name that was requested.
      allowedHosts: isIP(host) ? [] : [host],
      fs: { strict: true, allow: [...served.map((folder) => join(packageRoot, folder)), cacheDir] },
      // We watch ourselves (watch.ts): Vite would watch each file.
      watch: null,
    },
  });
  return {
    vite,
    async close() {
      await vite.close();
      removeCache();
    },
  };
};
