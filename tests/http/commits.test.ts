import Fastify from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CompiledTheme, createEngine } from '#engine/index.ts';
import { schoolTag, sources } from '#schemas/sources/index.ts';
import { themeTag } from '#schemas/sources/tags.ts';
import { sections } from '#sections/index.ts';
import { createInvalidation } from '#server/core/cache/invalidation.ts';
import { createPageCache } from '#server/core/cache/page-cache.ts';
import { createFileStorage } from '#server/files/storage/storage.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { openStore } from '#server/store/open-store.ts';
import { media } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { putThemeVersion, setThemePointer } from '#server/store/theme-versions.ts';
import { createHosts } from '#server/tenancy/hosts.ts';
import { compileStored } from '#server/tenancy/themes/compile-stored.ts';
import { createThemeCatalog } from '#server/tenancy/themes/theme-catalog.ts';
import { mediaRoutes } from '#server/website/media/public-media.ts';
import type { BuiltThemes } from '#shared/built-themes.ts';
import { createGate, type Gate } from '../support/gate.ts';
import type { LogLine } from '../support/log-lines.ts';
import { testNow } from '../support/schools.ts';
import { type Seeded, secondTheme, seedData } from '../support/template.ts';

let seeded: Seeded;
let store: Store;

beforeEach(async () => {
  seeded = await seedData();
  store = await openStore({ dataDir: seeded.dataDir, log: pino({ level: 'silent' }), onSnapshotEveryMs: 0 });
});
afterEach(async () => {
  await store.close();
  seeded.remove();
});

it('a picture that was read before a commit is not kept after it', async () => {
  let hold: Gate | undefined;
  const slow: Store = {
    ...store,
    async school(id, work, options) {
      const gate = hold;
      hold = undefined;
      const result = await store.school(id, work, options);
      await gate?.pass();
      return result;
    },
  };
  const app = Fastify();
  const invalidation = createInvalidation(store, { now: () => testNow, maxStaleMs: 0 });
  const hosts = createHosts({ store, invalidation, baseUrl: () => new URL('http://localhost:3000') });
  const storage = createFileStorage(`${seeded.dataDir}/media`);
  const cache = createPageCache({ maxBytes: 0, now: () => testNow, invalidation });
  mediaRoutes(app, { store: slow, invalidation, isAway: () => false, cache, storage, hosts, now: () => testNow });
  const schoolId = (await findSchoolBySlug(store, 'greenfield'))?.schoolId ?? -1;
  const rows = await store.school(schoolId, ({ db }) => db.select().from(media));
  const key = rows.find((row) => row.class === 'public')?.variants.find(({ format }) => format === 'webp')?.key;
  const statusOf = async () =>
    (await app.inject({ url: `/media/${key}`, headers: { host: 'greenfield.localhost:3000' } })).statusCode;

  hold = createGate();
  const gate = hold;
  const before = statusOf();
  await gate.reached;
  await store.school(schoolId, async ({ db, touch }) => {
    await db.update(media).set({ class: 'private' });
    touch(schoolTag(schoolId, 'media'));
  });
  gate.open();
  expect(await before).toBe(200);
  expect(await statusOf()).toBe(404);
  await app.close();
});

/** A catalog on this test's store, whose next reads of live themes can be counted, held up and failed. */
const openCatalog = async (builtThemes?: BuiltThemes) => {
  const lines: LogLine[] = [];
  const logger = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line) as LogLine) });
  const state: { reads: number; hold?: Gate | undefined; fails?: boolean } = { reads: 0 };
  const watched: Store = {
    ...store,
    async global(work) {
      state.reads++;
      const { hold, fails } = state;
      state.hold = undefined;
      state.fails = false;
      const result = await store.global(work);
      await hold?.pass();
      if (fails) throw new Error('the database is away');
      return result;
    },
  };
  const engine = createEngine({ sections, sources, clock: () => performance.now() });
  const themes = await createThemeCatalog({
    store: watched,
    invalidation: createInvalidation(store, { now: () => testNow, maxStaleMs: 0 }),
    engine,
    builtThemes,
    log: logger,
  });
  return { themes, state, lines };
};

const publish = async (hash: string, document: Record<string, unknown>): Promise<void> => {
  await putThemeVersion(store, { hash, themeId: 100, document, assets: {} });
  await setThemePointer(store, { themeId: 100, hash, byOperator: true });
};

it('themes are read again once for all who ask after a commit, also when the first reading fails', async () => {
  const { themes, state } = await openCatalog();
  const hash = 'a'.repeat(64);
  await publish(hash, await secondTheme());
  state.fails = true;
  await expect(themes.find({ themeId: 100 })).rejects.toThrow('the database is away');
  expect(themes.peek({ themeId: 1 })).toBeUndefined();
  state.reads = 0;
  const found = await Promise.all(Array.from({ length: 10 }, () => themes.find({ themeId: 100 })));
  expect(new Set(found.map((version) => version?.hash))).toEqual(new Set([hash]));
  expect(state.reads).toBe(1);
  expect(themes.peek({ themeId: 100 })?.hash).toBe(hash);
});

it('themes that were read before a commit are not shown after it', async () => {
  const { themes, state } = await openCatalog();
  await publish('a'.repeat(64), await secondTheme());
  state.hold = createGate();
  const gate = state.hold;
  const requested = themes.find({ themeId: 100 });
  await gate.reached;
  const hash = 'b'.repeat(64);
  await publish(hash, { ...(await secondTheme()), version: '9.9.9' });
  gate.open();
  expect((await requested)?.hash).toBe(hash);
  expect((await themes.find({ themeId: 100 }))?.hash).toBe(hash);
});

it('a theme that the build has compiled is not compiled again', async () => {
  const engine = createEngine({ sections, sources, clock: () => performance.now() });
  const { result } = compileStored(engine, 'second', await secondTheme());
  const built = (result.ok && result.theme) as CompiledTheme;
  const hash = 'd'.repeat(64);
  const { themes, lines } = await openCatalog({ hashes: [hash], read: (one) => (one === hash ? built : undefined) });
  await publish(hash, { ...(await secondTheme()), templates: 'none' });
  expect(await themes.find({ themeId: 100 })).toEqual({ hash, theme: built });
  expect((await themes.find({ themeId: 1 }))?.theme.themeId).toBe(1);
  expect(lines).toEqual([]);
});

it('a stored theme that does not compile is logged once with its problems, and the others are shown', async () => {
  const { themes, lines } = await openCatalog();
  const hash = 'c'.repeat(64);
  await publish(hash, { ...(await secondTheme()), templates: 'none' });
  expect(await themes.find({ themeId: 100 })).toBeUndefined();
  await store.global(async ({ touch }) => touch(themeTag(1)));
  expect((await themes.find({ themeId: 1 }))?.theme.themeId).toBe(1);
  expect(lines).toMatchObject([{ hash, problems: [{ message: expect.stringMatching(/.+/) }] }]);
});
