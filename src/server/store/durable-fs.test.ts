import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchDirectory } from '#tests/store/databases.ts';
import { DurableNodeFS, durableStartParams } from './durable-fs.mjs';

let scratch: ReturnType<typeof scratchDirectory>;
let synced: { files: number; directories: number };
let failing: boolean;
let failures: unknown[];
let database: PGlite;

beforeAll(async () => {
  scratch = scratchDirectory();
  synced = { files: 0, directories: 0 };
  failing = false;
  failures = [];
  const durable = new DurableNodeFS(path.join(scratch.dataDir, 'database'), {
    fsync(fd) {
      if (failing) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
      synced[fs.fstatSync(fd).isDirectory() ? 'directories' : 'files'] += 1;
    },
    onFailure: (error) => failures.push(error),
  });
  database = await PGlite.create({ fs: durable, startParams: durableStartParams });
  await database.exec('create table row (n int)');
});
afterAll(async () => {
  await database.close();
  scratch.remove();
});

test('every commit reaches the disk, and so do the directories of a checkpoint', async () => {
  const before = synced.files;
  for (let n = 0; n < 300; n += 1) await database.query('insert into row values ($1)', [n]);
  expect(synced.files - before).toBeGreaterThanOrEqual(300);

  await database.exec('create table other (n int); checkpoint');
  expect(synced.directories).toBeGreaterThan(0);
});

test('one transaction is one fsync, whatever it holds', async () => {
  const before = synced.files;
  await database.transaction(async (tx) => {
    for (let n = 0; n < 100; n += 1) await tx.query('insert into row values ($1)', [n]);
  });
  expect(synced.files - before).toBe(1);
});

test('a recovery syncs each file, and once', async () => {
  const killed = path.join(scratch.dataDir, 'killed');
  fs.cpSync(path.join(scratch.dataDir, 'database'), killed, { recursive: true });
  const times = new Map<number, number>();
  const durable = new DurableNodeFS(killed, {
    fsync(fd) {
      const { ino } = fs.fstatSync(fd);
      times.set(ino, (times.get(ino) ?? 0) + 1);
    },
  });
  await (await PGlite.create({ fs: durable, startParams: durableStartParams })).close();
  const untouched = path.join(killed, 'base/1');
  const synced = fs.readdirSync(untouched).map((name) => times.get(fs.statSync(path.join(untouched, name)).ino));
  expect(synced.length).toBeGreaterThan(100);
  expect(new Set(synced)).toEqual(new Set([1]));
});

test('a failed fsync is reported, so that the worker stops before it acknowledges the commit', async () => {
  failing = true;
  await database.query('insert into row values (1)').catch((error: unknown) => failures.push(error));
  failing = false;
  expect(failures[0]).toMatchObject({ code: 'EIO' });
});
