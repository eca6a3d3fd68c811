import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import { media } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { createSchool } from '#server/store/testing/schools.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { office, oldOffice, pdf } from '#tests/media/documents.ts';
import { cameraJpeg, jpeg, noisyJpeg, transparentPng } from '#tests/media/pictures.ts';
import { scratchDirectory, silent } from '#tests/store/databases.ts';
import { putEmptyDatabase } from '#tests/support/template.ts';
import { createFileStorage, type MediaStorage } from '../storage/storage.ts';
import {
  type DocumentUploadOptions,
  keepUpload,
  storeDocumentUpload,
  storePictureUpload,
  withUploads,
} from './uploads.ts';

const facts = { slug: 'school', schoolKey: 'key', name: 'School', status: 'active', listed: true } as const;
const usual = 'Use PDF, JPG or PNG up to 5 MB.';

describe('uploads', () => {
  const { dataDir, remove } = scratchDirectory();
  const folder = join(dataDir, 'media');
  let store: Store;
  let storage: MediaStorage;
  let schoolId: number;
  beforeAll(async () => {
    await putEmptyDatabase(dataDir);
    store = await openStore({ dataDir, log: silent, onSnapshotEveryMs: 0 });
    schoolId = (await createSchool(store, facts)).id;
    storage = createFileStorage(folder);
  });
  afterAll(async () => {
    await store.close();
    remove();
  });

  const fileOf = (fileName: string, data: Buffer) => ({ field: 'DocumentURL', fileName, type: 'image/png', data });
  const storeDocument = (fileName: string, data: Buffer, more: Partial<DocumentUploadOptions> = {}) =>
    storeDocumentUpload({ store, storage }, { schoolId, file: fileOf(fileName, data), userId: 7, ...more });
  const storePicture = (data: Buffer, more: { class?: 'minor'; maxBytes?: number } = {}, to = storage) => {
    const options = { schoolId, file: fileOf('p.jpg', data), class: 'public', userId: null, ...more } as const;
    return storePictureUpload({ store, storage: to }, options);
  };
  const stored = () => readdirSync(folder, { recursive: true }).map(String).toSorted();
  const refusal = (text: string) => ({ code: 'NOT_VALID', status: 422, errors: { DocumentURL: [text] } });

  it('keep a document as it is, private, under a safe name', async () => {
    const upload = await storeDocument('../../mark sheet.exe', pdf());
    const id = await store.school(schoolId, (context) => keepUpload(context, upload));
    const [row] = await store.school(schoolId, ({ db }) => db.select().from(media).where(eq(media.id, id)));
    expect(row).toMatchObject({
      class: 'private',
      kind: 'document',
      mime: 'application/pdf',
      fileName: 'mark sheet.pdf',
      bytes: pdf().length,
      createdBy: 7,
      avifState: 'done',
      variants: [],
    });
    expect(upload.keys).toEqual([`${schoolId}/${id}/original`]);
    expect((await storage.get(`${schoolId}/${id}/original`))?.equals(pdf())).toBe(true);
  });

  it('encode a document that is a picture anew, upright and without where it was taken', async () => {
    const { row } = await storeDocument('scan.png', await cameraJpeg());
    expect(row).toMatchObject({ mime: 'image/jpeg', fileName: 'scan.jpg', width: 60, height: 120, class: 'private' });
    const data = await storage.get(`${schoolId}/${row.id}/original`);
    expect(data?.length).toBe(row.bytes);
    for (const trace of ['Exif', 'secret-owner']) expect(data?.includes(trace)).toBe(false);
    expect((await storeDocument('x', await transparentPng())).row).toMatchObject({
      mime: 'image/webp',
      fileName: 'x.webp',
    });
  });

  it('keep a scan large enough to be read', async () => {
    const { row } = await storeDocument('a4.jpg', await jpeg({ width: 2480, height: 3508 }));
    expect([row.width, row.height]).toEqual([2121, 3000]);
  });

  it.each([
    ['a text', Buffer.from('hello'), {}, usual],
    ['nothing', Buffer.alloc(0), {}, usual],
    ['a Word file where only PDFs and pictures are taken', office('docx'), {}, usual],
    [
      'a PDF above the limit',
      Buffer.concat([pdf(), Buffer.alloc(120_000), pdf()]),
      { maxBytes: 0.1 * 1024 * 1024 },
      'Use PDF, JPG or PNG up to 0.1 MB.',
    ],
    ['a PDF where only pictures are taken', pdf(), { types: ['jpg', 'png'] as const }, 'Use JPG or PNG up to 5 MB.'],
    [
      'a script among the files of a lesson',
      Buffer.from('#!/bin/sh'),
      { types: ['pdf', 'doc', 'docx', 'ppt', 'xls', 'jpg', 'png', 'webp'] as const, maxBytes: 10 * 1024 * 1024 },
      'Use PDF, DOC, DOCX, PPT, XLS, JPG or PNG up to 10 MB.',
    ],
    [
      'a Word file with macros',
      oldOffice('WordDocument', '_VBA_PROJECT'),
      { types: ['doc'] as const },
      'The file contains macros. Save it without them.',
    ],
    [
      'a JPEG cut off',
      Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
      {},
      'The picture is damaged or cut off. Export or copy the file again.',
    ],
  ])('refuse %s at its field, and keep nothing of it', async (_, data, options, text) => {
    const before = stored();
    await expect(storeDocument('a.pdf', data, options)).rejects.toMatchObject(refusal(text));
    expect(stored()).toEqual(before);
  });

  it('take a document up to the limit of its kind, also a picture above 5 MB', async () => {
    const large = await noisyJpeg({ width: 3200, height: 3200, quality: 95 });
    expect(large.length).toBeGreaterThan(5 * 1024 * 1024);
    await expect(storeDocument('a.jpg', large)).rejects.toMatchObject(refusal(usual));
    const { row } = await storeDocument('a.jpg', large, { maxBytes: 10 * 1024 * 1024 });
    expect(row).toMatchObject({ mime: 'image/jpeg', width: 3000, height: 3000 });
  });

  it('refuse a picture above the limit of its field', async () => {
    const data = await noisyJpeg({ width: 700, height: 700 });
    await expect(storePicture(data, { maxBytes: 0.1 * 1024 * 1024 })).rejects.toMatchObject(
      refusal('Use JPG or PNG up to 0.1 MB.'),
    );
    expect((await storePicture(data)).row).toMatchObject({ width: 700, avifState: 'pending', class: 'public' });
  });

  it('take back what was written where a file cannot be', async () => {
    const before = stored();
    const failing: MediaStorage = {
      ...storage,
      put: (key, data) => (key.endsWith('480.webp') ? Promise.reject(new Error('disk')) : storage.put(key, data)),
    };
    await expect(storePicture(await jpeg({ width: 600 }), {}, failing)).rejects.toThrow('disk');
    expect(stored()).toEqual(before);
  });

  it('take files back where the work that keeps them fails, except where the commit may have gone through', async () => {
    const before = stored();
    const upload = await storePicture(await jpeg({ seed: 3 }));
    const failure = new Error('guard');
    await expect(withUploads({ storage }, [upload], () => Promise.reject(failure))).rejects.toBe(failure);
    expect(stored()).toEqual(before);
    const next = await storePicture(await jpeg({ seed: 4 }));
    const lost = new AppError('DATABASE_DOWN', { reason: 'the connection broke' });
    await expect(withUploads({ storage }, [next], () => Promise.reject(lost))).rejects.toBe(lost);
    for (const key of next.keys) expect(await storage.exists(key)).toBe(true);
    expect(await withUploads({ storage }, [next], async () => 'kept')).toBe('kept');
    expect(await storage.exists(next.keys[0] ?? '')).toBe(true);
  });

  it('are taken many at a time', async () => {
    const inputs = await Promise.all(
      Array.from({ length: 12 }, (_, at) => jpeg({ width: 900, height: 700, seed: 200 + at })),
    );
    const uploads = await Promise.all(inputs.map((data) => storePicture(data)));
    expect(new Set(uploads.map(({ row }) => row.id)).size).toBe(12);
    for (const { row, keys } of uploads) {
      expect(keys).toHaveLength(1 + (row.variants?.length ?? 0));
      for (const key of keys) expect(await storage.exists(key)).toBe(true);
    }
  });
});
