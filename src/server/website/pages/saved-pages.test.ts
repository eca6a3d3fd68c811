import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInvalidation } from '#server/core/cache/invalidation.ts';
import { type CachedPage, createPageCache } from '#server/core/cache/page-cache.ts';
import { compressPage } from '#server/http/sending/compress.ts';
import { etagOf } from '#server/http/sending/etag.ts';
import { kinds, silent, type TestStore } from '#tests/store/databases.ts';
import { createSavedPages } from './saved-pages.ts';

const page = async (text: string, facts: Partial<CachedPage> = {}): Promise<CachedPage> => {
  const identity = Buffer.from(text);
  return {
    status: 200,
    headers: { 'cache-control': 'no-cache' },
    etag: etagOf(identity),
    bodies: await compressPage(identity),
    tags: [],
    expiresAt: Number.POSITIVE_INFINITY,
    endsAt: Number.POSITIVE_INFINITY,
    hasMinors: false,
    media: [{ name: '7/3', class: 'public' }],
    ...facts,
  };
};

describe.each(kinds)('pages saved for the next start, on $kind', ({ open }) => {
  let opened: TestStore;
  let folder: string;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.end());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sy-pages-'));
    // An older transaction of another database of the cluster holds the mark before the last test's commits.
    const { store } = opened;
    await expect.poll(async () => (await store.commitsSince(await store.mark())).commits).toEqual([]);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A server's cache with what was saved before it started. */
  const start = async ({ build = 'one', origin = 'http://localhost:3000' } = {}) => {
    const { store } = opened;
    const now = () => 1000;
    const invalidation = createInvalidation(store, { now, maxStaleMs: 0 });
    const saved = createSavedPages({ folder, build, store, baseUrl: () => new URL(origin), log: silent });
    const cache = createPageCache({ maxBytes: 1_000_000, now, invalidation, onDrop: saved.remove });
    await saved.load(cache);
    return {
      cache,
      saved,
      put(key: string, value: CachedPage) {
        cache.put(key, value, cache.epoch());
        saved.save(key, value);
      },
      async stop() {
        await saved.stop();
        invalidation.close();
      },
    };
  };
  const commit = (...tags: string[]) =>
    opened.store.global(async ({ touch }) => {
      for (const tag of tags) touch(tag);
    });
  const files = () => readdirSync(folder).filter((name) => name.endsWith('.page'));

  it('are there again, whole, for this user alone', async () => {
    const first = await start();
    const value = await page('<p>Home</p>', { tags: ['school:1:banner'], expiresAt: 5000 });
    first.put('a', value);
    await first.stop();
    const [file = ''] = files();
    expect([statSync(folder).mode & 0o777, statSync(join(folder, file)).mode & 0o777]).toEqual([0o700, 0o600]);
    const second = await start();
    expect(second.cache.get('a')).toEqual(value);
    expect(second.cache.mediaOnPages('7/3')).toEqual(value.media[0]);
    await second.stop();
  });

  it('are not taken from a file that a write left behind, which goes at the next start', async () => {
    const first = await start();
    first.put('a', await page('a', { tags: ['school:1:banner'] }));
    await first.stop();
    const [file = ''] = files();
    renameSync(join(folder, file), join(folder, `${file}.0123456789ab.tmp`));
    const second = await start();
    expect(second.cache.get('a')).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['current.json']);
    await second.stop();
  });

  it.each([
    ['what was committed after the server ended', ['school:1:banner'], 'b c'],
    ['the directory', ['schools'], 'a b'],
    ['a restore', 'all', ''],
    ['something else', ['school:2:banner'], 'a b c'],
  ] as const)('are gone after %s', async (_, tags, left) => {
    const first = await start();
    first.put('a', await page('a', { tags: ['school:1:banner'] }));
    first.put('b', await page('b', { tags: ['school:1:holiday'] }));
    first.put('c', await page('c', { tags: ['global:directory'] }));
    await first.stop();
    if (tags === 'all') await opened.store.connection(async () => undefined, { writes: true });
    else await commit(...tags);
    const second = await start();
    expect(['a', 'b', 'c'].filter((key) => second.cache.get(key)).join(' ')).toBe(left);
    expect(files()).toHaveLength(left === '' ? 0 : left.split(' ').length);
    await second.stop();
  });

  it('are gone when the server that saved them drops them, also where it was killed before it could note that', async () => {
    const first = await start();
    first.put('a', await page('a', { tags: ['school:1:banner'] }));
    first.put('b', await page('b', { tags: ['school:1:banner'] }));
    await first.saved.stop();
    const before = readFileSync(join(folder, files()[0] ?? ''));
    await commit('school:1:banner');
    expect(first.cache.size.pages).toBe(0);
    await first.stop();
    expect(files()).toEqual([]);
    // As a kill leaves it: the file is there, and the note from before the commit.
    const killed = await start();
    killed.put('a', await page('a', { tags: ['school:1:banner'] }));
    await killed.saved.stop();
    await commit('school:1:banner');
    writeFileSync(join(folder, `${'0'.repeat(64)}.page`), before);
    const second = await start();
    expect([second.cache.get('a'), second.cache.get('b'), files()]).toEqual([undefined, undefined, []]);
    await second.stop();
  });

  /** Leaves nothing to be written or removed in the folder, as a disk that has become read-only; until it is taken back. */
  const takeFolderAway = () => {
    renameSync(folder, `${folder}-away`);
    writeFileSync(folder, '');
    return () => {
      rmSync(folder);
      renameSync(`${folder}-away`, folder);
    };
  };

  it('do not come back older than they were shown where they could not be removed for a while', async () => {
    const first = await start();
    first.put('a', await page('a as it was', { tags: ['school:1:banner'] }));
    first.put('b', await page('b as it was', { tags: ['school:1:banner'] }));
    first.put('c', await page('c', { tags: ['school:1:holiday'] }));
    await first.saved.settle();
    const giveBack = takeFolderAway();
    await commit('school:1:banner');
    first.put('b', await page('b as it is', { tags: ['school:1:banner'] }));
    await first.saved.settle();
    giveBack();
    // What can be written again says up to which commit everything is current.
    await first.stop();
    const second = await start();
    const text = (key: string) => second.cache.get(key)?.bodies.identity.toString();
    expect([text('a'), text('b'), text('c')]).toEqual([undefined, undefined, 'c']);
    expect(files()).toHaveLength(1);
    await second.stop();
  });

  it('do not come back where a start could not remove what was stale', async () => {
    const first = await start();
    first.put('a', await page('a as it was', { tags: ['school:1:banner'] }));
    await first.stop();
    await commit('school:1:banner');
    const giveBack = takeFolderAway();
    const second = await start();
    giveBack();
    await second.stop();
    const third = await start();
    expect([third.cache.get('a'), files()]).toEqual([undefined, []]);
    await third.stop();
  });

  it('are never saved where they hold data of children, or are somebody’s own', async () => {
    const first = await start();
    first.put('a', await page('a', { hasMinors: true }));
    first.put('b', await page('b', { headers: { 'cache-control': 'private, no-cache' } }));
    await first.stop();
    expect(files()).toEqual([]);
  });

  it.each([
    ['another build', { build: 'two' }],
    ['another address of the product', { origin: 'https://schools.example' }],
  ])('are not shown by %s', async (_, made) => {
    const first = await start();
    first.put('a', await page('a'));
    await first.stop();
    const second = await start(made);
    expect([second.cache.get('a'), files()]).toEqual([undefined, []]);
    await second.stop();
  });

  it.each([
    ['half of a file', (data: Buffer) => data.subarray(0, data.length - 3)],
    ['an empty file', () => Buffer.alloc(0)],
    ['a file of something else', () => Buffer.from('{"key":"a"}\n')],
    ['no JSON', () => Buffer.from('not a page\n')],
  ])('are left out where there is %s', async (_, damage) => {
    const first = await start();
    first.put('a', await page('a page that is long enough'));
    await first.stop();
    const file = join(folder, files()[0] ?? '');
    writeFileSync(file, damage(readFileSync(file)));
    const second = await start();
    expect([second.cache.get('a'), files()]).toEqual([undefined, []]);
    await second.stop();
  });

  it('are none where it is not known up to which commit they are current', async () => {
    const first = await start();
    first.put('a', await page('a'));
    await first.stop();
    writeFileSync(join(folder, 'current.json'), '{"database":');
    const second = await start();
    expect(second.cache.get('a')).toBeUndefined();
    await second.stop();
  });
});
