import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseMediaUrl } from '#server/files/storage/media-place.ts';
import { openMediaStorage } from '#server/files/storage/open-storage.ts';
import type { BytePart, MediaStorage, StoredFile } from '#server/files/storage/storage.ts';
import { startBucket } from '../support/bucket.ts';
import { scratch } from '../support/template.ts';

const places = [
  {
    name: 'a folder',
    async start() {
      const directory = scratch();
      const end = async () => rmSync(directory, { recursive: true, force: true });
      return { url: pathToFileURL(directory).href, end };
    },
  },
  { name: 'a bucket', start: () => startBucket() },
];

describe.each(places)('media storage in $name', ({ start }) => {
  let storage: MediaStorage;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const place = await start();
    end = place.end;
    const parsed = parseMediaUrl(place.url);
    if (!parsed) throw new Error(`Not a place: ${place.url}`);
    storage = await openMediaStorage(parsed);
  });
  afterAll(() => end());

  const listed = async (): Promise<StoredFile[]> => {
    const files: StoredFile[] = [];
    for await (const file of storage.list()) files.push(file);
    return files;
  };

  it('keeps, replaces, finds and deletes bytes', async () => {
    const key = '3/17/480.webp';
    expect([await storage.exists(key), await storage.get(key)]).toEqual([false, undefined]);
    await storage.put(key, Buffer.from('first'));
    expect([await storage.exists(key), (await storage.get(key))?.toString()]).toEqual([true, 'first']);
    await storage.put(key, Buffer.from('second'));
    expect((await storage.get(key))?.toString()).toBe('second');
    await storage.delete(key);
    expect([await storage.exists(key), await storage.get(key)]).toEqual([false, undefined]);
  });

  it('deletes what is not there', async () => {
    await storage.delete('9/9/original');
    expect(await storage.exists('9/9/original')).toBe(false);
  });

  it('keeps every byte of 5 MB, and of none', async () => {
    const large = randomBytes(5 * 1024 * 1024);
    await storage.put('4/1/original', large);
    expect((await storage.get('4/1/original'))?.equals(large)).toBe(true);
    await storage.put('4/2/original', Buffer.alloc(0));
    expect((await storage.get('4/2/original'))?.length).toBe(0);
  });

  it('keeps files that are put at the same time, each whole', async () => {
    const files = Array.from({ length: 20 }, (_, at) => ({ key: `5/${at + 1}/original`, data: randomBytes(40_000) }));
    await Promise.all(files.map(({ key, data }) => storage.put(key, data)));
    for (const { key, data } of files) expect((await storage.get(key))?.equals(data)).toBe(true);
  });

  it('leaves one of two writers of the same key, whole', async () => {
    const [first, second] = [Buffer.alloc(200_000, 'a'), Buffer.alloc(200_000, 'b')];
    await Promise.all([storage.put('6/1/original', first), storage.put('6/1/original', second)]);
    const found = await storage.get('6/1/original');
    expect([first, second].some((data) => found?.equals(data))).toBe(true);
  });

  it('lists what it holds, with the time', async () => {
    const before = Date.now();
    for (const key of ['7/1/original', '7/1/480.webp', '7/2/original']) await storage.put(key, Buffer.from(key));
    const found = (await listed()).filter(({ key }) => key.startsWith('7/'));
    expect(found.map(({ key }) => key).toSorted()).toEqual(['7/1/480.webp', '7/1/original', '7/2/original']);
    // The clock of a bucket has whole seconds.
    for (const { modified } of found) expect(modified.getTime()).toBeGreaterThanOrEqual(before - 2000);
  });

  const readAll = async (key: string, part?: BytePart): Promise<{ bytes: number; data: string } | undefined> => {
    const opened = await storage.open(key, part);
    return opened && { bytes: opened.bytes, data: Buffer.concat(await opened.stream.toArray()).toString() };
  };

  it('opens a file whole and in part, and says how many bytes that is', async () => {
    await storage.put('8/1/original', Buffer.from('0123456789'));
    expect(await storage.size('8/1/original')).toBe(10);
    expect(await readAll('8/1/original')).toEqual({ bytes: 10, data: '0123456789' });
    expect(await readAll('8/1/original', { start: 2, end: 4 })).toEqual({ bytes: 3, data: '234' });
    expect(await readAll('8/1/original', { start: 9, end: 9 })).toEqual({ bytes: 1, data: '9' });
    expect(await readAll('8/1/original', { start: 8, end: 40 })).toEqual({ bytes: 2, data: '89' });
    await storage.put('8/2/original', Buffer.alloc(0));
    expect([await storage.size('8/2/original'), await readAll('8/2/original')]).toEqual([0, { bytes: 0, data: '' }]);
  });

  it('opens nothing that is not there', async () => {
    expect([await storage.size('8/9/original'), await storage.open('8/9/original')]).toEqual([undefined, undefined]);
    await storage.put('8/3/original', Buffer.from('x'));
    expect(await storage.open('8/9/original', { start: 0, end: 3 })).toBeUndefined();
  });

  it('lets a stream be ended before it was read', async () => {
    await storage.put('8/4/original', randomBytes(3 * 1024 * 1024));
    const opened = await storage.open('8/4/original');
    opened?.stream.destroy();
    await storage.delete('8/4/original');
    expect([opened?.stream.destroyed, await storage.size('8/4/original')]).toEqual([true, undefined]);
  });

  it.each([
    '',
    'x',
    '../../etc/passwd',
    '1/../../x',
    '1/2/..',
    '/etc/passwd',
    '1//2',
    '1/2/a\0b',
    '1\\2\\3',
    '1/2/.hidden',
    './1/2',
    `1/2/${'a'.repeat(101)}`,
  ])('refuses the key %j in every call', async (key) => {
    const before = await listed();
    const refused = { code: 'MEDIA_KEY' };
    await expect((async () => storage.put(key, Buffer.from('x')))()).rejects.toMatchObject(refused);
    await expect((async () => storage.get(key))()).rejects.toMatchObject(refused);
    await expect((async () => storage.delete(key))()).rejects.toMatchObject(refused);
    await expect((async () => storage.exists(key))()).rejects.toMatchObject(refused);
    await expect((async () => storage.size(key))()).rejects.toMatchObject(refused);
    await expect((async () => storage.open(key))()).rejects.toMatchObject(refused);
    expect(await listed()).toEqual(before);
  });
});
