import fs from 'node:fs';
import path from 'node:path';
import type { ClientBase } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { snapshotRestoreCommand } from '#cli/actions/snapshot-restore.ts';
import { backUpBeforeMigration } from '#server/domains/backup/index.ts';
import { openStore } from '#server/store/open-store.ts';
import { content } from '#server/store/schema.ts';
import { newestSnapshot, restoreSnapshot } from '#server/store/snapshots.ts';
import type { Store } from '#server/store/store.ts';
import { putEmptyDatabase } from '../support/template.ts';
import { scratchDirectory, silent } from './databases.ts';

let source: ReturnType<typeof scratchDirectory>;
let target: ReturnType<typeof scratchDirectory>;

beforeEach(async () => {
  source = scratchDirectory();
  await putEmptyDatabase(source.dataDir);
  target = scratchDirectory();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
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

  await restoreSnapshot({ file, dataDir: target.dataDir, replace: false, log: silent });
  const restored = await openStore({ dataDir: target.dataDir, log: silent });
  const rows = await restored.school(0, ({ db }) => db.select().from(content));
  await write(restored, 'again');
  await restored.close();
  expect(rows.find(({ type }) => type === 'before')?.published).toEqual({ text: 'before' });
  expect(rows.some(({ type }) => type === 'after')).toBe(false);
  const again = restoreSnapshot({ file, dataDir: target.dataDir, replace: false, log: silent });
  await expect(again).rejects.toMatchObject({ code: 'DATABASE_THERE' });
});

test('a snapshot keeps nobody waiting while it is compressed', async () => {
  const store = await openStore({ dataDir: source.dataDir, log: silent });
  const ended: string[] = [];
  await Promise.all([
    store.snapshot().then(() => ended.push('snapshot')),
    write(store, 'meanwhile').then(() => ended.push('transaction')),
  ]);
  await store.close();
  expect(ended).toEqual(['transaction', 'snapshot']);
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

test('backups of migrations neither push snapshots out nor stand for one, and the last five of them are kept', async () => {
  const folder = path.join(source.dataDir, 'snapshots');
  fs.mkdirSync(folder);
  const backups = [30, 31, 32, 33, 34].map((id) => `before-00${id}_rows-2026-01-${id - 20}T08-00-00.000Z.tar.gz`);
  for (const name of backups) fs.writeFileSync(path.join(folder, name), '');
  const store = await openStore({ dataDir: source.dataDir, log: silent, onSnapshotEveryMs: 0 });
  expect(newestSnapshot(source.dataDir)).toBeUndefined();
  const file = await store.snapshot();
  expect(newestSnapshot(source.dataDir)).toBe(fs.statSync(file).mtimeMs);
  expect(fs.readdirSync(folder).toSorted()).toEqual([path.basename(file), ...backups]);

  // An earlier migration, after the older version was brought back: the newest by its time, not by its name.
  const backUp = (client: ClientBase) =>
    backUpBeforeMigration(client, '0029_more', { dataDir: source.dataDir, log: silent });
  await store.connection(backUp, { writes: false });
  await store.close();
  const kept = fs.readdirSync(folder).filter((name) => name.startsWith('before-'));
  expect(kept).toHaveLength(5);
  expect(kept).not.toContain(backups[0]);
  expect(kept.some((name) => name.startsWith('before-0029_more-'))).toBe(true);
});

test('a file that is no snapshot is refused and leaves no database behind', async () => {
  const file = path.join(source.dataDir, 'torn.tar.gz');
  fs.writeFileSync(file, 'torn');
  const restoring = restoreSnapshot({ file, dataDir: target.dataDir, replace: false, log: silent });
  await expect(restoring).rejects.toMatchObject({ code: 'SNAPSHOT_BROKEN' });
  expect(fs.readdirSync(target.dataDir)).toEqual([]);
});

test.each([
  ['five minutes after the first start of all', [], 5],
  ['five minutes after a start when one is due', [30, 7], 5],
  ['six hours after the newest', [30, 5], 60],
  ['within six hours where the clock was set back', [-48], 360],
])('a snapshot is written %s', async (_, hoursAgo, minutes) => {
  const folder = path.join(source.dataDir, 'snapshots');
  fs.mkdirSync(folder);
  for (const hours of hoursAgo) {
    const at = new Date(Date.now() - hours * 3_600_000);
    const file = path.join(folder, `${at.toISOString().replaceAll(':', '-')}.tar.gz`);
    fs.writeFileSync(file, '');
    fs.utimesSync(file, at, at);
  }
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const store = await openStore({ dataDir: source.dataDir, log: silent });
  const delays = timers.mock.calls.map(([, ms]) => (ms ?? 0) / 60_000);
  await store.close();
  // The statistics come two minutes after a start; what else waits here waits for seconds.
  const [delay = 0, ...others] = delays.filter((inMinutes) => inMinutes > 2);
  expect(others).toEqual([]);
  expect(delay).toBeGreaterThan(minutes - 1);
  expect(delay).toBeLessThanOrEqual(minutes);
});

test('the command brings a snapshot back, and moves a database that is there aside only when told to', async () => {
  vi.stubEnv('DATA_DIR', source.dataDir);
  // Vite's own BASE_URL is no address.
  for (const name of ['DATABASE_URL', 'BASE_URL']) vi.stubEnv(name, undefined);
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const textsOf = async () => {
    const opened = await openStore({ dataDir: source.dataDir, log: silent, onSnapshotEveryMs: 0 });
    const rows = await opened.school(0, ({ db }) => db.select().from(content));
    await opened.close();
    return rows.map(({ type }) => type);
  };
  const store = await openStore({ dataDir: source.dataDir, log: silent, onSnapshotEveryMs: 0 });
  await write(store, 'kept');
  const file = await store.snapshot();
  await write(store, 'lost');
  await expect(snapshotRestoreCommand(file, { replace: true })).rejects.toMatchObject({ code: 'DATABASE_IN_USE' });
  await store.close();

  const missing = path.join(source.dataDir, 'missing.tar.gz');
  await expect(snapshotRestoreCommand(missing, { replace: true })).rejects.toThrow(`There is no file "${missing}".`);
  const torn = path.join(source.dataDir, 'torn.tar.gz');
  fs.writeFileSync(torn, 'torn');
  await expect(snapshotRestoreCommand(torn, { replace: true })).rejects.toMatchObject({ code: 'SNAPSHOT_BROKEN' });
  const refused = { code: 'DATABASE_THERE', hint: expect.stringContaining('--replace') };
  await expect(snapshotRestoreCommand(file, { replace: false })).rejects.toMatchObject(refused);
  expect(await textsOf()).toEqual(['kept', 'lost']);

  await snapshotRestoreCommand(file, { replace: true });
  expect(await textsOf()).toEqual(['kept']);
  const [aside] = fs.readdirSync(source.dataDir).filter((name) => name.startsWith('database.before-restore-'));
  expect(fs.existsSync(path.join(source.dataDir, aside ?? '', 'PG_VERSION'))).toBe(true);
  expect(said.mock.calls.join('')).toContain(aside);

  vi.stubEnv('DATABASE_URL', 'postgres://localhost/x');
  await expect(snapshotRestoreCommand(file, { replace: true })).rejects.toThrow('DATABASE_URL is set');
});
