import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { normalizePath, type ViteDevServer } from 'vite';
import { packageRoot } from '#shared/package-root.ts';
import { type Watcher, watchFolders } from './watch-folders.ts';
import type { Changed } from './working-parts.ts';

interface Options {
  readonly vite: ViteDevServer;
  /** Files next to the sources: the theme, and the content of schools that are folders. */
  readonly themeFile: string;
  readonly contentFiles: readonly string[];
  readonly onStyles: () => void;
  /** Called with all that changed in a moment; never again before the last call is done. */
  readonly onChange: (changed: Changed) => Promise<void>;
}

/** Editors write a file in several steps: they are taken as one change. */
const settleMs = 40;
const folders = ['engine', 'schemas', 'sections', 'src'];
/** What no page is made from. */
const ignored = ['src/build', 'src/demo'];
const code = new Set(['.ts', '.tsx', '.mts', '.mjs', '.js']);

/** Watches the theme, the content and the sources. */
export const watchSources = async ({
  vite,
  themeFile,
  contentFiles,
  onStyles,
  onChange,
}: Options): Promise<Watcher> => {
  let pending: { code: boolean; data: boolean } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const run = (): void => {
    if (running || !pending) return;
    const changed = pending;
    pending = undefined;
    running = onChange(changed).finally(() => {
      running = undefined;
      run();
    });
  };
  const add = (changed: Changed): void => {
    pending = { code: changed.code || (pending?.code ?? false), data: changed.data || (pending?.data ?? false) };
    clearTimeout(timer);
    timer = setTimeout(run, settleMs);
  };

  const onFile = (path: string): void => {
    const isCode = code.has(extname(path));
    const isStyle = path.endsWith('.css');
    if (!isCode && !isStyle) return;
    if (isStyle) onStyles();
    forget(vite, normalizePath(path));
    add({ code: isCode, data: false });
  };
  const watchers = [
    await watchFolders(folders.map(inRoot), { ignored: ignored.map(inRoot), onFile }),
    watchFile(themeFile, () => add({ code: false, data: false })),
    ...contentFiles.map((file) => watchFile(file, () => add({ code: false, data: true }))),
  ];
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
};

const inRoot = (folder: string): string => join(packageRoot, folder);

/** Drops a changed module and all that import it, here and in the browser, where the new time makes new addresses. */
const forget = (vite: ViteDevServer, file: string): void => {
  const now = Date.now();
  for (const { moduleGraph } of Object.values(vite.environments)) {
    for (const module of moduleGraph.getModulesByFile(file) ?? [])
      moduleGraph.invalidateModule(module, new Set(), now, true);
  }
};

/** Watches a file through its folder, since many editors put a new file in its place. */
const watchFile = (file: string, changed: () => void): FSWatcher => {
  const name = basename(file);
  return watch(dirname(file), (_, changedName) => {
    if (changedName === null || changedName === name) changed();
  });
};
