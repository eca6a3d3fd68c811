import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listSiteIds } from '#server/store/global.ts';
import { openStore } from '#server/store/open-store.ts';
import { type MediaRow, media } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { createSchool } from '#server/store/testing/schools.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { noisyJpeg } from '#tests/media/pictures.ts';
import { scratchDirectory, silent } from '#tests/store/databases.ts';
import { putEmptyDatabase } from '#tests/support/template.ts';
import type { EncodedPicture } from '../pictures/encode.ts';
import { encodeAvif, encodePicture } from '../pictures/picture-process.ts';
import { createFileStorage, type MediaStorage, mediaKey } from '../storage/storage.ts';
import { type AvifQueueOptions, startAvifQueue } from './avif-queue.ts';

const { dataDir, remove } = scratchDirectory();
let store: Store;
let schoolId = 0;
let storage: MediaStorage;
let count = 0;
let encoded: EncodedPicture;

beforeAll(async () => {
  encoded = await encodePicture(await noisyJpeg({ width: 600, height: 300 }));
  await putEmptyDatabase(dataDir);
  store = await openStore({ dataDir, log: silent, onSnapshotEveryMs: 0 });
});
afterAll(async () => {
  await store.close();
  remove();
});
beforeEach(async () => {
  count += 1;
  const facts = {
    slug: `school-${count}`,
    schoolKey: `key-${count}`,
    name: 'School',
    status: 'active',
    listed: true,
  } as const;
  schoolId = (await createSchool(store, facts)).id;
  storage = createFileStorage(path.join(dataDir, `media-${count}`));
});

const addPicture = async (owner = schoolId): Promise<number> => {
  return store.school(owner, async ({ db, touch }) => {
    const [row] = await db
      .insert(media)
      .values({ schoolId: owner, hash: 'h', class: 'public', kind: 'picture', bytes: 1 })
      .returning();
    const id = row?.id ?? 0;
    await storage.put(mediaKey(owner, id, 'original'), encoded.original);
    const variants = encoded.variants.map(({ data, ...variant }) => ({
      ...variant,
      bytes: data.length,
      key: mediaKey(owner, id, `${variant.width}.webp`),
    }));
    await db.update(media).set({ variants }).where(eq(media.id, id));
    touch(`school:${owner}:media`);
    return id;
  });
};

const rowOf = async (id: number, owner = schoolId): Promise<MediaRow> => {
  const rows = await store.school(owner, ({ db }) => db.select().from(media).where(eq(media.id, id)));
  return rows[0] as MediaRow;
};

const formatsOf = (row: MediaRow) => row.variants.map(({ width, format }) => `${width}.${format}`);
const complete = ['480.webp', '600.webp', '480.avif', '600.avif'];

const start = (changes: Partial<AvifQueueOptions> = {}) => {
  const errors: unknown[] = [];
  const queue = startAvifQueue({
    store,
    storage,
    schoolIds: async () => [schoolId],
    idle: async () => undefined,
    onError: (error) => errors.push(error),
    ...changes,
  });
  return { queue, errors };
};

/** The picture process, lost so many times before it answers. */
const lost = (times: number): typeof encodeAvif => {
  let left = times;
  return async (...args) => {
    left -= 1;
    if (left >= 0) throw new AppError('PICTURE_PROCESS', { reason: 'it ended' });
    return encodeAvif(...args);
  };
};

describe('the AVIF queue', () => {
  it('finishes what an earlier run left, stores the files and tells the pages', async () => {
    const id = await addPicture();
    const tags: string[] = [];
    const unsubscribe = store.onCommit((list) => tags.push(...list));
    const { queue, errors } = start();
    await queue.drained();
    await queue.stop();
    unsubscribe();
    const row = await rowOf(id);
    expect([row.avifState, formatsOf(row), errors, tags]).toEqual(['done', complete, [], [`school:${schoolId}:media`]]);
    for (const { key, bytes } of row.variants.filter(({ format }) => format === 'avif')) {
      expect((await storage.get(key))?.length).toBe(bytes);
    }
  });

  it('finishes what an earlier run left of every site, the product’s own too', async () => {
    const ids = [await addPicture(0), await addPicture()] as const;
    const { queue } = start({ schoolIds: () => listSiteIds(store) });
    await queue.drained();
    await queue.stop();
    const rows = [await rowOf(ids[0], 0), await rowOf(ids[1])];
    expect(rows.map(({ avifState }) => avifState)).toEqual(['done', 'done']);
  });

  it('hears of new pictures by their commit', async () => {
    const { queue } = start({ schoolIds: async () => [] });
    await queue.drained();
    const id = await addPicture();
    await queue.drained();
    await queue.stop();
    expect((await rowOf(id)).avifState).toBe('done');
  });

  it('stops between two files and goes on at the next start', async () => {
    const id = await addPicture();
    let idles = 0;
    let stopping: Promise<void> | undefined;
    const { queue } = start({
      idle: async () => {
        idles += 1;
        if (idles === 2) stopping = queue.stop();
      },
    });
    await queue.drained();
    await stopping;
    expect([idles, (await rowOf(id)).avifState, formatsOf(await rowOf(id))]).toEqual([
      2,
      'pending',
      ['480.webp', '600.webp'],
    ]);
    const again = start();
    await again.queue.drained();
    await again.queue.stop();
    expect(formatsOf(await rowOf(id))).toEqual(complete);
  });

  it('stops while it waits for spare time', async () => {
    await addPicture();
    let waits: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      waits = resolve;
    });
    const { queue } = start({
      idle: () => {
        waits();
        return new Promise(() => undefined);
      },
    });
    await waiting;
    await expect(queue.stop()).resolves.toBeUndefined();
  });

  it('stops at once while a file is being made, and leaves the picture waiting', async () => {
    const id = await addPicture();
    let stopping: Promise<void> | undefined;
    const { queue, errors } = start({
      idle: async () => {
        // The request to the picture process goes out within this turn, the stop comes after it.
        setImmediate(() => {
          stopping = queue.stop();
        });
      },
    });
    await queue.drained();
    await stopping;
    const row = await rowOf(id);
    expect([row.avifState, formatsOf(row), errors]).toEqual(['pending', ['480.webp', '600.webp'], []]);
  });

  it.each([
    [1, ['done', 'done'], []],
    [2, ['failed', 'done'], ['PICTURE_PROCESS']],
  ])('goes on where the picture process is lost %i times', async (times, states, codes) => {
    const ids = [await addPicture(), await addPicture()];
    const { queue, errors } = start({ encode: lost(times) });
    await queue.drained();
    await queue.stop();
    expect(await Promise.all(ids.map(async (id) => (await rowOf(id)).avifState))).toEqual(states);
    expect(errors).toMatchObject(codes.map((code) => ({ code })));
  });

  it('gives up a picture whose copy is gone or damaged, says so, and does the others', async () => {
    const [gone, damaged, good] = [await addPicture(), await addPicture(), await addPicture()];
    await storage.delete(mediaKey(schoolId, gone, 'original'));
    await storage.put(mediaKey(schoolId, damaged, 'original'), Buffer.from('not a picture'));
    const { queue, errors } = start();
    await queue.drained();
    await queue.stop();
    const states = await Promise.all([gone, damaged, good].map(async (id) => (await rowOf(id)).avifState));
    expect([states, errors.length]).toEqual([['failed', 'failed', 'done'], 2]);
  });

  it('leaves a picture waiting where the disk fails', async () => {
    const id = await addPicture();
    const failing = { ...storage, put: () => Promise.reject(new Error('ENOSPC')) };
    const { queue, errors } = start({ storage: failing });
    await queue.drained();
    await queue.stop();
    expect([(await rowOf(id)).avifState, errors.length]).toEqual(['pending', 1]);
  });

  it('deletes the files again where the picture was removed meanwhile', async () => {
    const id = await addPicture();
    const removing: MediaStorage = {
      ...storage,
      async put(key, data) {
        await storage.put(key, data);
        if (key.endsWith('600.avif'))
          await store.school(schoolId, ({ db }) => db.delete(media).where(eq(media.id, id)));
      },
    };
    const { queue, errors } = start({ storage: removing });
    await queue.drained();
    await queue.stop();
    expect(errors).toEqual([]);
    expect(fs.readdirSync(path.join(dataDir, `media-${count}`, String(schoolId), String(id)))).toEqual(['original']);
  });
});
