import fs from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMediaReferences, mediaReference } from '#server/core/validation/media-reference.ts';
import { mediaKey } from '#server/files/storage/storage.ts';
import { content, media, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { type Bench, kinds, openBench } from '#tests/import/bench.ts';
import { scratch, smallSchool, writeFolder } from '#tests/import/folder.ts';

describe.each(kinds)('a second import into %s', (kind) => {
  let bench: Bench;
  const folder = scratch();
  beforeAll(async () => {
    bench = await openBench(kind);
  }, 120_000);
  afterAll(async () => {
    await bench.end();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('removes the pictures that left the file, but none that a record or a scheduled change uses', async () => {
    const file = smallSchool();
    const { schoolId } = await bench.run(await writeFolder(folder, file));
    const inSchool = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
      bench.store.school(schoolId, ({ db }) => work(db));
    const idsOfRows = () => inSchool(async (db) => (await db.select({ id: media.id }).from(media)).map(({ id }) => id));
    const before = await idsOfRows();
    const used = await inSchool(async (db) => {
      const [topper] = await db.select().from(content).where(eq(content.type, 'topper'));
      const [album] = await db.select().from(content).where(eq(content.type, 'galleryAlbum'));
      const [photo = 0] = findMediaReferences(topper?.published);
      const [picture = 0] = findMediaReferences(album?.published);
      const student = { gender: 'Male', dateOfBirth: '2015-05-06', mobile: '+919876500002', firstName: 'Dev' };
      await db
        .insert(students)
        .values({ schoolId, ...student, admissionNo: '1', admissionDate: '2026-04-01', photoMediaId: photo });
      await db.insert(content).values({ schoolId, type: 'banner', scheduled: { image: mediaReference(picture) } });
      return [photo, picture];
    });
    const report = await bench.run(await writeFolder(folder, { ...file, toppers: [], gallery: [], banners: [] }));
    const left = await idsOfRows();
    expect(left).toEqual(expect.arrayContaining(used));
    expect(report.pictures.removed).toBe(before.length - left.length);
    expect(report.pictures.removed).toBeGreaterThan(0);
    for (const id of before)
      expect(await bench.storage.exists(mediaKey(schoolId, id, 'original'))).toBe(left.includes(id));
  });
});
