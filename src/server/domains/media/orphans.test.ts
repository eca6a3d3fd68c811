import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseMediaUrl } from '#server/files/storage/media-place.ts';
import { openMediaStorage } from '#server/files/storage/open-storage.ts';
import { createFileStorage, type MediaStorage } from '#server/files/storage/storage.ts';
import { keepUpload, storeDocumentUpload, storePictureUpload } from '#server/files/uploads/uploads.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { createSchool } from '#server/store/testing/schools.ts';
import { pdf } from '#tests/media/documents.ts';
import { jpeg } from '#tests/media/pictures.ts';
import { scratchDirectory, silent } from '#tests/store/databases.ts';
import { startBucket } from '#tests/support/bucket.ts';
import { putEmptyDatabase } from '#tests/support/template.ts';
import { findOrphans, removeOrphans } from './orphans.ts';

const hour = 3_600_000;
const facts = { slug: 'school', schoolKey: 'key', name: 'School', status: 'active', listed: true } as const;

describe('files without a row', () => {
  const { dataDir, remove } = scratchDirectory();
  let store: Store;
  let schoolId: number;
  let folders = 0;
  const newFolder = () => {
    folders += 1;
    return join(dataDir, `media-${folders}`);
  };
  beforeAll(async () => {
    await putEmptyDatabase(dataDir);
    store = await openStore({ dataDir, log: silent, onSnapshotEveryMs: 0 });
    schoolId = (await createSchool(store, facts)).id;
  });
  afterAll(async () => {
    await store.close();
    remove();
  });

  const keepSome = async (storage: MediaStorage): Promise<string[]> => {
    const file = (data: Buffer) => ({ field: 'f', fileName: 'f', type: 'x', data });
    const options = { schoolId, userId: null };
    const picture = await storePictureUpload(
      { store, storage },
      { ...options, file: file(await jpeg()), class: 'public' },
    );
    const document = await storeDocumentUpload({ store, storage }, { ...options, file: file(pdf()) });
    await store.school(schoolId, (context) => keepUpload(context, picture));
    await store.school(schoolId, (context) => keepUpload(context, document));
    return [...picture.keys, ...document.keys];
  };
  const orphansOf = async (storage: MediaStorage, now: number) => {
    const found: string[] = [];
    for await (const key of findOrphans({ store, storage, now })) found.push(key);
    return found.toSorted();
  };
  const lost = () => [`${schoolId}/900/original`, `${schoolId}/900/480.webp`, `${schoolId + 7}/1/original`];
  const keysOf = async (storage: MediaStorage) => {
    const keys: string[] = [];
    for await (const { key } of storage.list()) keys.push(key);
    return keys.toSorted();
  };

  it('are found in a folder an hour after they were written, and removed', async () => {
    const folder = newFolder();
    const storage = createFileStorage(folder);
    const kept = await keepSome(storage);
    const halfWritten = `${kept[0]}.a1b2c3.tmp`;
    const extra = `${kept[0]?.split('/').slice(0, 2).join('/')}/777.avif`;
    const old = [...lost(), halfWritten, extra].toSorted();
    for (const key of [...old, 'readme.txt/note']) await storage.put(key, Buffer.from('x'));
    await storage.put(`${schoolId}/901/original`, Buffer.from('just written'));
    const now = Date.now();
    for (const key of [...kept, ...old, 'readme.txt/note'])
      utimesSync(join(folder, key), new Date(now - hour - 1000), new Date(now - hour - 1000));
    expect(await orphansOf(storage, now)).toEqual(old);
    expect(await removeOrphans({ store, storage, now })).toEqual({ removed: old.length, failed: 0 });
    expect(await keysOf(storage)).toEqual([...kept, `${schoolId}/901/original`, 'readme.txt/note'].toSorted());
    expect(await orphansOf(storage, now)).toEqual([]);
    expect(await orphansOf(storage, now + 2 * hour)).toEqual([`${schoolId}/901/original`]);
  });

  it('are counted where they cannot be deleted', async () => {
    const storage = createFileStorage(newFolder());
    for (const key of lost()) await storage.put(key, Buffer.from('x'));
    const stubborn: MediaStorage = {
      ...storage,
      delete: (key) => (key.endsWith('webp') ? Promise.reject(new Error('read-only')) : storage.delete(key)),
    };
    const removed = await removeOrphans({ store, storage: stubborn, now: Date.now() + 2 * hour });
    expect(removed).toEqual({ removed: 2, failed: 1 });
    expect(await keysOf(storage)).toEqual([`${schoolId}/900/480.webp`]);
  });

  it('are none in a folder that is not there', async () => {
    expect(await orphansOf(createFileStorage(newFolder()), Date.now() + hour)).toEqual([]);
  });

  it('are found in a bucket too', async () => {
    const bucket = await startBucket();
    const place = parseMediaUrl(bucket.url);
    if (!place) throw new Error('Not a place.');
    const storage = await openMediaStorage(place);
    try {
      const kept = await keepSome(storage);
      for (const key of lost()) await storage.put(key, Buffer.from('x'));
      const later = Date.now() + 2 * hour;
      expect(await orphansOf(storage, Date.now())).toEqual([]);
      expect(await orphansOf(storage, later)).toEqual(lost().toSorted());
      expect(await removeOrphans({ store, storage, now: later })).toEqual({ removed: 3, failed: 0 });
      expect(await keysOf(storage)).toEqual(kept.toSorted());
    } finally {
      await bucket.end();
    }
  });
});
