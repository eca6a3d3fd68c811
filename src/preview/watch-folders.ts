import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface Watcher {
  close(): void;
}

/**
 * Calls back with the path of each file that changes in these folders, at any depth. One watch a folder and none a
 * file: an editor that puts a new file in the old one's place is seen, and the end is not held up by hundreds of them.
 */
export const watchFolders = async (
  roots: readonly string[],
  options: { readonly ignored: readonly string[]; readonly onFile: (path: string) => void },
): Promise<Watcher> => {
  const watchers = new Map<string, FSWatcher>();
  let closed = false;

  const add = async (folder: string): Promise<void> => {
    if (closed || watchers.has(folder) || options.ignored.includes(folder)) return;
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      // A file, or a folder that is gone again.
      if (error.code === 'ENOTDIR' || error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!entries || closed || watchers.has(folder)) return;
    const watcher = watch(folder, (event, name) => {
      if (name === null) return;
      const path = join(folder, name);
      options.onFile(path);
      if (event === 'rename') void add(path);
    });
    // A folder that is removed ends its watch with an error.
    watcher.on('error', () => watchers.delete(folder));
    watcher.on('close', () => watchers.delete(folder));
    watchers.set(folder, watcher);
    await Promise.all(entries.filter((entry) => entry.isDirectory()).map((entry) => add(join(folder, entry.name))));
  };

  await Promise.all(roots.map(add));
  return {
    close() {
      closed = true;
      for (const watcher of watchers.values()) watcher.close();
    },
  };
};
