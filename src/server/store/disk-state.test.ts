import fs from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scratchDirectory } from '#tests/store/databases.ts';
import { watchDisk } from './disk-state.mjs';

it('says what keeps changes from a disk, and leaves nothing on one that takes them', () => {
  const { dataDir, remove } = scratchDirectory();
  onTestFinished(remove);
  const database = path.join(dataDir, 'database');
  fs.mkdirSync(database);
  expect(watchDisk(database)()).toBeUndefined();
  expect(fs.readdirSync(dataDir)).toEqual(['database']);
  // A file system that takes no changes of its tree, whoever asks.
  expect(watchDisk('/proc/self/net')()).toContain('/proc/self/net.probe');
});

it('takes a disk as well again as soon as it is', () => {
  const { dataDir, remove } = scratchDirectory();
  onTestFinished(remove);
  const database = path.join(dataDir, 'away/database');
  const findObstacle = watchDisk(database);
  expect(findObstacle()).toContain('database.probe');
  fs.mkdirSync(database, { recursive: true });
  expect(findObstacle()).toBeUndefined();
});
