import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../src/server/store/open-store.ts';
import { content } from '../../src/server/store/schema.ts';
import { restoreSnapshot } from '../../src/server/store/snapshots.ts';
import type { Store } from '../../src/server/store/store.ts';
import { scratchDirectory, silent } from './databases.ts';

let source: ReturnType<typeof scratchDirectory>;
let target: ReturnType<typeof scratchDirectory>;

beforeEach(() => {
  source = scratchDirectory();
  target = scratchDirectory();
});
afterEach(() => {
  source.remove();
  target.remove();
});

const write = (store: Store, type: string) =>
  store.school(0, ({ db }) => db.insert(content).values({ schoolId: 0, type, published: { text: type } }));

test('a snapshot taken during writes restores every row acknowledged before it, into a new directory', async () => {
  const store = await openStore({ dataDir: source.dataDir, log: silent });
  await write(store, 'before');
  const running = Array.from({ length: 20 }, () => write(store, 'during'));
  const file = await store.snapshot();
  await Promise.all(running);
  await write(store, 'after');
  await store.close();
  expect(path.dirname(file)).toBe(path.join(source.dataDir, 'snapshots'));

  await restoreSnapshot(file, target.dataDir, silent);
  const restored = await openStore({ dataDir: target.dataDir, log: silent });
  const rows = await restored.school(0, ({ db }) => db.select().from(content));
  await write(restored, 'again');
  await restored.close();
  expect(rows.find(({ type }) => type === 'before')?.published).toEqual({ text: 'before' });
  expect(rows.some(({ type }) => type === 'after')).toBe(false);
  await expect(restoreSnapshot(file, target.dataDir, silent)).rejects.toMatchObject({ code: 'SNAPSHOT' });
});

test('snapshots are written on a schedule, whole, and the last five are kept', async () => {
  const folder = path.join(source.dataDir, 'snapshots');
  const store = await openStore({ dataDir: source.dataDir, log: silent, onSnapshotEveryMs: 20 });
  const names = await new Promise<string[]>((resolve) => {
    const seen = new Set<string>();
    fs.mkdirSync(folder, { recursive: true });
    const watcher = fs.watch(folder, () => {
      for (const name of fs.readdirSync(folder)) if (name.endsWith('.tar.gz')) seen.add(name);
      if (seen.size < 6) return;
      watcher.close();
      resolve([...seen]);
    });
  });
  await store.close();
  expect(names.length).toBeGreaterThanOrEqual(6);
  const kept = fs.readdirSync(folder);
  expect(kept).toHaveLength(5);
  expect(kept.every((name) => name.endsWith('.tar.gz'))).toBe(true);
});

test('a file that is no snapshot is refused and leaves no database behind', async () => {
  const file = path.join(source.dataDir, 'torn.tar.gz');
  fs.writeFileSync(file, 'torn');
  await expect(restoreSnapshot(file, target.dataDir, silent)).rejects.toMatchObject({ code: 'SNAPSHOT' });
  expect(fs.readdirSync(target.dataDir)).toEqual([]);
});
