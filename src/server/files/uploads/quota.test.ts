import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { createSchool } from '#server/store/testing/schools.ts';
import { pdf } from '#tests/media/documents.ts';
import { jpeg } from '#tests/media/pictures.ts';
import { startApp, type TestApp } from '#tests/support/server.ts';
import { createFileStorage, type MediaStorage } from '../storage/storage.ts';
import { keepUpload, storeDocumentUpload, storePictureUpload, withUploads } from './uploads.ts';

const kilobytes = 100;

describe.each([{ database: 'embedded' }, { database: 'postgres' }] as const)(
  'the quota of a school on $database',
  ({ database }) => {
    let app: TestApp;
    let storage: MediaStorage;
    let store: Store;
    let count = 0;
    beforeAll(async () => {
      app = await startApp({ database });
      store = app.store;
      storage = createFileStorage(`${app.dataDir}/media`);
    });
    afterAll(() => app.stop());

    const newSchool = async (): Promise<number> => {
      count += 1;
      const facts = {
        slug: `q-${count}`,
        schoolKey: `q-${count}`,
        name: 'School',
        status: 'active',
        listed: true,
      } as const;
      return (await createSchool(store, facts)).id;
    };
    const document = Buffer.concat([pdf(), Buffer.alloc(kilobytes * 1024 - 2 * pdf().length), pdf()]);
    const file = (data: Buffer) => ({ field: 'file', fileName: 'a.pdf', type: 'x', data });
    const addDocument = async (schoolId: number, mediaQuota: number): Promise<number> => {
      const services = { store, storage, mediaQuota };
      const upload = await storeDocumentUpload(services, { schoolId, file: file(document), userId: null });
      return withUploads(services, [upload], () => store.school(schoolId, (context) => keepUpload(context, upload)));
    };
    const rowsOf = (schoolId: number) =>
      store.school(schoolId, ({ db }) => db.select().from(media).where(eq(media.schoolId, schoolId)));

    it('holds for several that upload at once, and leaves no file of what is refused', async () => {
      const schoolId = await newSchool();
      const quota = 3.5 * kilobytes * 1024;
      const ended = await Promise.allSettled(Array.from({ length: 8 }, () => addDocument(schoolId, quota)));
      const refused = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
      expect(refused).toHaveLength(5);
      for (const error of refused)
        expect(error).toMatchObject({
          code: 'GUARD',
          status: 409,
          message:
            'There is no room left: pictures and files of a school may take 0.3 MB. Delete some that nothing uses.',
        });
      const rows = await rowsOf(schoolId);
      expect(rows).toHaveLength(3);
      const keys: string[] = [];
      for await (const { key } of storage.list()) if (key.startsWith(`${schoolId}/`)) keys.push(key);
      expect(keys.toSorted()).toEqual(rows.map(({ id }) => `${schoolId}/${id}/original`).toSorted());
    });

    it('has room again for what was deleted, and is each school’s own', async () => {
      const [schoolId, other] = [await newSchool(), await newSchool()];
      const quota = 1.5 * kilobytes * 1024;
      const id = await addDocument(schoolId, quota);
      await expect(addDocument(schoolId, quota)).rejects.toMatchObject({ code: 'GUARD' });
      await addDocument(other, quota);
      await store.school(schoolId, ({ db }) => db.delete(media).where(eq(media.id, id)));
      await addDocument(schoolId, quota);
      expect(await rowsOf(schoolId)).toHaveLength(1);
    });

    it('counts every size of a picture', async () => {
      const schoolId = await newSchool();
      const data = await jpeg({ width: 1000, height: 800 });
      const add = async (mediaQuota: number) => {
        const services = { store, storage, mediaQuota };
        const options = { schoolId, file: file(data), class: 'public', userId: null } as const;
        const upload = await storePictureUpload(services, options);
        return withUploads(services, [upload], () => store.school(schoolId, (context) => keepUpload(context, upload)));
      };
      await expect(add(data.length)).rejects.toMatchObject({ code: 'GUARD' });
      await add(1024 * 1024);
      const [row] = await rowsOf(schoolId);
      const taken = (row?.variants ?? []).reduce((sum, { bytes }) => sum + bytes, row?.bytes ?? 0);
      expect(row?.variants).toHaveLength(3);
      expect(taken).toBeGreaterThan(data.length);
      await expect(add(2 * taken - 1)).rejects.toMatchObject({ code: 'GUARD' });
      await add(2 * taken);
    });
  },
);
