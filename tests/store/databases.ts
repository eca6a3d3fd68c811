import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { createDatabase, startPostgres, type TestPostgres } from '../support/postgres.ts';
import { putEmptyDatabase } from '../support/template.ts';

export const silent = pino({ level: 'silent' });

/** A store of its own and how to get rid of it. */
export interface TestStore {
  store: Store;
  end(): Promise<void>;
}

/** A fresh directory and how to remove it. */
export function scratchDirectory(): { dataDir: string; remove(): void } {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sy-store-'));
  return { dataDir, remove: () => fs.rmSync(dataDir, { recursive: true, force: true }) };
}

/** How to open a fresh store of each kind, for `describe.each`. */
export const kinds = [
  { kind: 'embedded', open: openEmbedded },
  { kind: 'postgres', open: openPostgres },
] as const;

async function openEmbedded(): Promise<TestStore> {
  const { dataDir, remove } = scratchDirectory();
  await putEmptyDatabase(dataDir);
  const store = await openStore({ dataDir, log: silent });
  return {
    store,
    async end() {
      await store.close();
      remove();
    },
  };
}

/** A fresh store for the tests of a `describe`: opened before the first, removed after the last. */
export function useStore(open: () => Promise<TestStore>): Store {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.end());
  return new Proxy({} as Store, { get: (_, name) => Reflect.get(opened.store, name) });
}

/** On one connection, so that what one transaction leaves behind would meet the next. */
export async function openPostgres(): Promise<TestStore> {
  const server = await requirePostgres();
  const database = await createDatabase(server.url, 'store');
  const store = await openStore({ databaseUrl: database.url, dataDir: '', log: silent, maxConnections: 1 });
  return {
    store,
    async end() {
      await store.close();
      await database.drop();
      await server.stop();
    },
  };
}

/** A PostgreSQL; fails if there is none, since a suite that silently tests one database of two proves nothing. */
export async function requirePostgres(): Promise<TestPostgres> {
  const server = await startPostgres();
  if (server !== null) return server;
  throw new Error('No PostgreSQL 15 or newer was found. Install one, or set TEST_DATABASE_URL.');
}
