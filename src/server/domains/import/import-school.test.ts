import fs from 'node:fs';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findSchoolBySlug, isDemoSchool } from '#server/store/global.ts';
import { content, contentHistory, media, siteRecordHistory, siteRecords } from '#server/store/schema.ts';
import { createSchool } from '#server/store/testing/schools.ts';
import { isPubliclyVisible } from '#server/website/media/public-use.ts';
import { type Bench, kinds, openBench } from '#tests/import/bench.ts';
import { type ContentFile, filesUnder, scratch, smallSchool, writeFolder } from '#tests/import/folder.ts';

describe.each(kinds)('import into %s', (kind) => {
  let bench: Bench;
  let folder: string;
  let file: ContentFile;
  let slugs = 0;

  beforeAll(async () => {
    bench = await openBench(kind);
  }, 120_000);
  afterAll(() => bench.end());
  beforeEach(() => {
    folder = scratch();
    slugs += 1;
    file = smallSchool();
    file.header.school_Slug = `hill-${slugs}`;
    file.header.schoolKey = `HILL-${slugs}`;
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  const run = async () => bench.run(await writeFolder(folder, file));
  const tablesOf = (schoolId: number) =>
    bench.store.school(schoolId, async ({ db }) => ({
      content: await db.select().from(content).orderBy(asc(content.id)),
      history: await db.select().from(contentHistory).orderBy(asc(contentHistory.id)),
      media: await db.select().from(media).orderBy(asc(media.id)),
      records: await db.select().from(siteRecords),
      recordHistory: await db.select().from(siteRecordHistory),
    }));
  const itemsOf = async (schoolId: number, type: string) =>
    (await tablesOf(schoolId)).content.filter((row) => row.type === type);
  const mediaFiles = (schoolId: number) => filesUnder(path.join(bench.dataDir, 'media', String(schoolId)));
  const filesOfRows = async (schoolId: number) =>
    (await tablesOf(schoolId)).media
      .flatMap((row) => [`${row.id}/original`, ...row.variants.map(({ key }) => key.split('/').slice(1).join('/'))])
      .toSorted();

  it('makes a school of a demo school, and says so', async () => {
    const isDemo = async (schoolId: number) => bench.store.global((context) => isDemoSchool(context, schoolId));
    const at = await writeFolder(folder, file);
    const { schoolId } = await bench.run(at, { isDemo: true });
    expect(await isDemo(schoolId)).toBe(true);
    const { notes } = await bench.run(at);
    expect(notes).toEqual([expect.stringContaining('It was a demo school and is one no more')]);
    expect(await isDemo(schoolId)).toBe(false);
  });

  it('makes an active, listed school with its content, pictures, history and theme', async () => {
    const report = await run();
    const { schoolId } = report;
    expect(report).toMatchObject({
      newSchool: true,
      slug: `hill-${slugs}`,
      pictures: { total: 6, added: 6, described: 0, removed: 0 },
      skipped: [],
      notes: [],
    });
    expect(report.created).toEqual({ schoolProfile: 1, banner: 2, topper: 2, galleryAlbum: 1, holiday: 2, blog: 1 });
    expect(await findSchoolBySlug(bench.store, `hill-${slugs}`)).toMatchObject({
      schoolId,
      name: 'Hill School',
      schoolKey: `HILL-${slugs}`,
      status: 'active',
      listed: true,
    });
    const tables = await tablesOf(schoolId);
    expect(
      tables.content.map(({ type, position, externalId, version, draft }) => [
        type,
        position,
        externalId,
        version,
        draft,
      ]),
    ).toEqual([
      ['schoolProfile', 0, 'single', 1, null],
      ['banner', 0, 'position:0', 1, null],
      ['banner', 1, 'position:1', 1, null],
      ['topper', 0, 'position:0', 1, null],
      ['topper', 1, 'position:1', 1, null],
      ['galleryAlbum', 0, '4', 1, null],
      ['holiday', 0, '1', 1, null],
      ['holiday', 1, '2', 1, null],
      ['blog', 0, '9', 1, null],
    ]);
    expect(tables.history.map(({ contentId, version, action }) => [contentId, version, action])).toEqual(
      tables.content.map(({ id }) => [id, 1, 'import']),
    );
    expect(tables.history.map(({ document }) => document)).toEqual(tables.content.map(({ published }) => published));
    expect(tables.records).toMatchObject([{ version: 1, record: { themeId: 1, version: null, overrides: {} } }]);
    expect(tables.media.map((row) => [row.class, row.avifState, row.kind])).toEqual(
      expect.arrayContaining([
        ['public', 'pending', 'picture'],
        ['minor', 'pending', 'picture'],
      ]),
    );
    expect(mediaFiles(schoolId)).toEqual(await filesOfRows(schoolId));
  });

  it('derives what the file leaves open', async () => {
    const { schoolId } = await run();
    const [profile] = await itemsOf(schoolId, 'schoolProfile');
    const [logo] = (await tablesOf(schoolId)).media;
    expect(profile?.published).toEqual({ school_Name: 'Hill School', school_Logo_Image: `media:${logo?.id}` });
    expect((await itemsOf(schoolId, 'holiday')).map(({ published }) => published?.StartSession)).toEqual([2026, 2027]);
    expect((await itemsOf(schoolId, 'blog'))[0]?.published).toMatchObject({
      blog_Slug: 'sports-day-2026',
      blog_Description: '<p>Run</p>',
    });
    expect((await itemsOf(schoolId, 'galleryAlbum'))[0]?.published?.schoolThemeMediaJson).toEqual([
      { Media_Name: expect.stringMatching(/^media:\d+$/) },
    ]);
  });

  it('changes nothing in a second run', async () => {
    const { schoolId } = await run();
    const [before, files] = [await tablesOf(schoolId), mediaFiles(schoolId)];
    const tags: string[] = [];
    const unsubscribe = bench.store.onCommit((list) => tags.push(...list));
    const second = await run();
    unsubscribe();
    expect([second.created, second.updated, second.removed, second.pictures]).toEqual([
      {},
      {},
      {},
      { total: 6, added: 0, described: 0, removed: 0 },
    ]);
    expect(second.unchanged).toEqual({ schoolProfile: 1, banner: 2, topper: 2, galleryAlbum: 1, holiday: 2, blog: 1 });
    expect([await tablesOf(schoolId), mediaFiles(schoolId), tags]).toEqual([before, files, []]);
  });

  it('replaces what changed and removes what left the file, with its pictures, and nothing that was made here', async () => {
    const { schoolId } = await run();
    const before = await tablesOf(schoolId);
    const own = await bench.store.school(schoolId, async ({ db }) => {
      const [row] = await db
        .insert(content)
        .values({ schoolId, type: 'notice', published: { noticeHead: 'Ours' } })
        .returning();
      return row;
    });
    file.banners = [{ image: 'images/banner-1.jpg', heading: 'Welcome back' }];
    (file.holidays as unknown[]).reverse();
    const tags = new Set<string>();
    const unsubscribe = bench.store.onCommit((list) => {
      for (const tag of list) tags.add(tag);
    });
    const report = await run();
    unsubscribe();
    expect(report).toMatchObject({
      updated: { banner: 1, holiday: 2 },
      removed: { banner: 1 },
      created: {},
      pictures: { added: 0, removed: 1 },
    });
    expect([...tags].toSorted()).toEqual([
      ...['banner', 'holiday', 'media'].map((name) => `school:${schoolId}:${name}`),
      `written:${schoolId}`,
    ]);
    const after = await tablesOf(schoolId);
    const banners = before.content.filter(({ type }) => type === 'banner');
    expect(after.content.find(({ id }) => id === banners[0]?.id)).toMatchObject({
      version: 2,
      published: { heading: 'Welcome back' },
    });
    expect(
      after.history
        .filter(({ contentId }) => contentId === banners[1]?.id)
        .map(({ version, action }) => [version, action]),
    ).toEqual([
      [1, 'import'],
      [2, 'delete'],
    ]);
    expect((await itemsOf(schoolId, 'holiday')).map(({ externalId, position }) => [externalId, position])).toEqual([
      ['1', 1],
      ['2', 0],
    ]);
    expect(after.content.find(({ id }) => id === own?.id)).toEqual(own);
    expect(mediaFiles(schoolId)).toEqual(await filesOfRows(schoolId));
  });

  it('keeps the address of a blog whose title changes, and numbers one that is empty or taken', async () => {
    const blog = (id: number, title: string) => ({
      blog_Id: id,
      blog_Title: title,
      blog_Description: '<p>x</p>',
      entryDate: '2026-11-10',
    });
    file.blogs = [blog(1, 'Same title'), blog(2, 'हिन्दी'), blog(3, 'Same  Title!')];
    const { schoolId } = await run();
    const slugsOf = async () => (await itemsOf(schoolId, 'blog')).map(({ published }) => published?.blog_Slug);
    expect(await slugsOf()).toEqual(['same-title', '-2', 'same-title-3']);
    file.blogs = [blog(3, 'Other'), blog(1, 'Another'), blog(4, 'Same title')];
    await run();
    expect(await slugsOf()).toEqual(['same-title', 'same-title-3', 'same-title-4']);
  });

  it('shows a child only while an item with consent does', async () => {
    const { schoolId } = await run();
    const visible = async () =>
      bench.store.school(schoolId, async ({ db }) => {
        const rows = await db.select().from(media).where(eq(media.class, 'minor')).orderBy(asc(media.id));
        return Promise.all(rows.map((row) => isPubliclyVisible({ db, row, now: new Date('2026-11-21T00:00:00Z') })));
      });
    expect(await visible()).toEqual([true, false]);
    for (const topper of file.toppers as Record<string, unknown>[]) topper.Photo_Consent = 'Public_Without_Name';
    await run();
    expect(await visible()).toEqual([false, false]);
  });

  it("replaces another school's key, says so, and keeps the new one", async () => {
    const key = `TAKEN-${slugs}`;
    await createSchool(bench.store, {
      slug: `other-${slugs}`,
      schoolKey: key,
      name: 'Other',
      status: 'active',
      listed: true,
    });
    file.header.schoolKey = key;
    const first = await run();
    const found = await findSchoolBySlug(bench.store, `hill-${slugs}`);
    expect(found?.schoolKey).toMatch(/^[A-Z2-9]{12}$/);
    expect(first.notes).toEqual([
      `schoolKey "${key}" is used by another school; this school has "${found?.schoolKey}".`,
    ]);
    expect([(await run()).notes, await findSchoolBySlug(bench.store, `hill-${slugs}`)]).toEqual([first.notes, found]);
  });

  it('lets --slug win', async () => {
    await writeFolder(folder, file);
    const slug = `given-${slugs}`;
    await bench.run(folder, { slug });
    expect(await findSchoolBySlug(bench.store, slug)).toBeDefined();
    expect(await findSchoolBySlug(bench.store, `hill-${slugs}`)).toBeUndefined();
    expect(await bench.attempt(folder, { slug: 'www' })).toMatchObject({ ok: false, problems: [{ path: '--slug' }] });
  });

  it.each(['storage', 'database'])(
    'leaves school and files as they were where the %s fails in the middle',
    async (part) => {
      const { schoolId } = await run();
      const [before, files] = [await tablesOf(schoolId), mediaFiles(schoolId)];
      file.banners = [3, 4, 5].map((number) => ({ image: `images/banner-${number}.jpg`, heading: `New ${number}` }));
      await writeFolder(folder, file);
      let puts = 0;
      const storage = {
        ...bench.storage,
        async put(key: string, data: Uint8Array) {
          puts += 1;
          if (puts === 4) throw new Error('disk full');
          await bench.storage.put(key, data);
        },
      };
      const changes = part === 'storage' ? { storage } : { store: failingStore(), themeId: refusedTheme };
      await expect(bench.attempt(folder, changes)).rejects.toThrow(
        part === 'storage' ? 'disk full' : 'statement failed',
      );
      expect([await tablesOf(schoolId), mediaFiles(schoolId)]).toEqual([before, files]);
    },
  );

  const refusedTheme = 77;

  /** The bench's store, where the transaction that sets this theme does all its work and then fails. */
  const failingStore = () => ({
    ...bench.store,
    school: ((id, work, options) =>
      bench.store.school(
        id,
        async (context) => {
          const result = await work(context);
          const rows = await context.db.select().from(siteRecords);
          if (rows.some(({ themeId }) => themeId === refusedTheme)) throw new Error('statement failed');
          return result;
        },
        options,
      )) as typeof bench.store.school,
  });

  it('takes one of two imports that meet, and then the other', async () => {
    await writeFolder(folder, file);
    const ended = await Promise.allSettled([bench.attempt(folder), bench.attempt(folder)]);
    const failed = ended.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code?: string }).code] : []));
    expect(failed.filter((code) => code !== 'IMPORT_CHANGED')).toEqual([]);
    const { schoolId, created } = await run();
    expect([created, mediaFiles(schoolId)]).toEqual([{}, await filesOfRows(schoolId)]);
  });
});
