import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMoments } from '../../src/server/content/moments.ts';
import { newestBlogs, selectNewestBlogs } from '../../src/server/content/newest-blogs.ts';
import { isVisible, visibleDocument } from '../../src/server/content/visible.ts';
import { createSchool } from '../../src/server/store/global.ts';
import { content, type NewContentRow } from '../../src/server/store/schema.ts';
import type { Db } from '../../src/server/store/store.ts';
import { kinds, type TestStore } from './databases.ts';

const hour = 3_600_000;
const noon = Date.parse('2026-11-21T06:30:00Z');
const at = (hours: number): Date => new Date(noon + hours * hour);
const blog = (day: number) => ({ blog_Title: 'A', entryDate: `2026-11-${String(day).padStart(2, '0')}` });

/** Blogs in every state that time and editors can bring them into. */
const states: readonly Partial<NewContentRow>[] = [
  { published: blog(4) },
  { published: blog(9) },
  { published: blog(9) },
  { draft: blog(30) },
  { published: blog(20), deletedAt: at(-1) },
  { published: blog(18), expireAt: at(-1) },
  { published: blog(7), expireAt: at(3) },
  { published: blog(19), publishAt: at(1) },
  { scheduled: blog(12), publishAt: at(-1) },
  { scheduled: blog(13), publishAt: at(2) },
  { published: blog(25), scheduled: blog(5), publishAt: at(-2) },
  { published: blog(6), scheduled: blog(26), publishAt: at(2) },
  { published: blog(24), scheduled: blog(3), publishAt: at(-2), expireAt: at(1) },
];

/** The same list read whole and sorted. */
const sorted = async (db: Db, now: Date): Promise<number[]> => {
  const day = desc(sql`${visibleDocument(now)}->>'entryDate'`);
  const isBlog = sql`${content.type} = 'blog' and ${isVisible(now)}`;
  const rows = await db.select({ id: content.id }).from(content).where(isBlog).orderBy(day, desc(content.id));
  return rows.map(({ id }) => id);
};

describe.each(kinds)('the newest blogs on $kind', ({ open }) => {
  let opened: TestStore;
  let schoolId: number;
  const read = <T>(work: (db: Db) => Promise<T>): Promise<T> => opened.store.school(schoolId, ({ db }) => work(db));

  beforeAll(async () => {
    opened = await open();
    const school = { slug: 'a', schoolKey: 'ka', name: 'School', status: 'active', listed: true } as const;
    schoolId = (await createSchool(opened.store, school)).id;
    await read((db) => db.insert(content).values(states.map((state) => ({ schoolId, type: 'blog', ...state }))));
    await read((db) => db.insert(content).values({ schoolId, type: 'notice', published: blog(28) }));
  });
  afterAll(() => opened.end());

  it.each([-3, -1.5, 0, 1, 1.5, 2, 4])(
    'are those of the whole list, page by page, %s hours from now',
    async (hours) => {
      const now = at(hours);
      await read(async (db) => {
        const whole = await sorted(db, now);
        expect(whole.length).toBeGreaterThan(2);
        const { hasReplaced } = await readMoments(db, 'blog', now);
        const paged: number[] = [];
        for (let offset = 0; offset <= whole.length; offset += 2) {
          const page = await newestBlogs(db, { now, limit: 2, offset, hasReplaced });
          paged.push(...page.map(({ id }) => id));
        }
        expect(paged).toEqual(whole);
      });
    },
  );

  it('are shown with the document that stands at the moment', async () => {
    const { hasReplaced } = await read((db) => readMoments(db, 'blog', at(0)));
    const page = await read((db) => newestBlogs(db, { now: at(0), limit: 3, offset: 0, hasReplaced }));
    expect(page.map(({ document }) => document.entryDate)).toEqual(['2026-11-12', '2026-11-09', '2026-11-09']);
  });

  it('change by themselves at the next moment of any of them', async () => {
    const moments = (hours: number) => read((db) => readMoments(db, 'blog', at(hours)));
    expect(await moments(-3)).toEqual({ next: at(-2), hasReplaced: false });
    expect(await moments(0)).toEqual({ next: at(1), hasReplaced: true });
    expect(await moments(9)).toEqual({ next: null, hasReplaced: true });
    expect(await read((db) => readMoments(db, 'event', at(0)))).toEqual({ next: null, hasReplaced: false });
  });

  it.each([false, true])('are read in the order of their index (replaced: %s)', async (hasReplaced) => {
    const plan = await read(async (db) => {
      await db.execute(sql`set local enable_seqscan = off`);
      await db.execute(sql`set local enable_bitmapscan = off`);
      await db.execute(sql`set local enable_sort = off`);
      const query = selectNewestBlogs(db, { now: at(0), limit: 20, offset: 0, hasReplaced });
      return (await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query.getSQL()}`)).rows;
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('content_newest_blogs');
  });
});
