import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { kinds, type TestStore } from '#tests/store/databases.ts';
import { content, type NewContentRow } from '../schema.ts';
import type { Db } from '../store.ts';
import { createSchool } from '../testing/schools.ts';
import { besideBlog, hasSlug, inCategory, isFor, newestBlogs, selectNewestBlogs } from './newest-blogs.ts';
import { readScheduleTimes } from './schedule-times.ts';
import { isVisible, visibleDocument } from './visible.ts';

const hour = 3_600_000;
const noon = Date.parse('2026-11-21T06:30:00Z');
const at = (hours: number): Date => new Date(noon + hours * hour);
const blog = (day: number) => ({
  blog_Title: 'A',
  entryDate: `2026-11-${String(day).padStart(2, '0')}`,
  blogCategoryId: 1 + (day % 2),
});

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
        const { hasReplaced } = await readScheduleTimes(db, 'blog', now);
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
    const { hasReplaced } = await read((db) => readScheduleTimes(db, 'blog', at(0)));
    const page = await read((db) => newestBlogs(db, { now: at(0), limit: 3, offset: 0, hasReplaced }));
    expect(page.map(({ document }) => document.entryDate)).toEqual(['2026-11-12', '2026-11-09', '2026-11-09']);
  });

  it('change by themselves at the next moment of any of them', async () => {
    const times = (hours: number) => read((db) => readScheduleTimes(db, 'blog', at(hours)));
    expect(await times(-3)).toEqual({ next: at(-2), end: at(-1), hasReplaced: false });
    expect(await times(0)).toEqual({ next: at(1), end: at(1), hasReplaced: true });
    expect(await times(9)).toEqual({ next: null, end: null, hasReplaced: true });
    expect(await read((db) => readScheduleTimes(db, 'event', at(0)))).toEqual({
      next: null,
      end: null,
      hasReplaced: false,
    });
  });

  it.each([-3, 0, 1.5, 4])(
    'have each its neighbours, its address and its place in a count, %s hours from now',
    async (hours) => {
      const now = at(hours);
      await read(async (db) => {
        const reader = createStoreReader(db, now).blogs;
        const whole = await reader.newest({ limit: 100 });
        expect(await reader.count()).toBe(whole.length);
        for (const [place, blog] of whole.entries()) {
          const { newer, older } = await reader.beside(blog);
          expect([newer?.id, older?.id]).toEqual([whole[place - 1]?.id, whole[place + 1]?.id]);
          expect(await reader.find(`-${blog.id}`)).toEqual(blog);
          const even = whole.filter(({ document }) => document.blogCategoryId === 2);
          expect(await reader.newest({ category: 2, limit: 2, offset: 1 })).toEqual(even.slice(1, 3));
        }
      });
    },
  );

  describe('among thousands', () => {
    let crowded: number;
    beforeAll(async () => {
      const school = { slug: 'b', schoolKey: 'kb', name: 'School', status: 'active', listed: true } as const;
      crowded = (await createSchool(opened.store, school)).id;
      await opened.store.school(crowded, ({ db }) =>
        db.execute(sql`insert into content (school_id, type, published)
          select ${crowded}, 'blog', jsonb_build_object('blog_Title', 'A', 'blog_Slug', 'a-' || n, 'blogCategoryId', n % 100,
            'entryDate', to_char(date '2020-01-01' + n, 'YYYY-MM-DD')) from generate_series(1, 3000) as n`),
      );
      await opened.store.connection((client) => client.query('analyze content'), { writes: false });
    });

    it.each([
      ['in their order', /school_id/, { limit: 20 }],
      ['beside one', /blog_day/, { limit: 1, where: besideBlog({ id: 5, document: blog(9) }, 'older') }],
      ['of a school’s own', /school_id/, { limit: 20, where: isFor(2) }],
      ['of a category', /blog_category/, { limit: 4, where: inCategory(2) }],
      ['by an address', /blog_slug/, { limit: 1, where: hasSlug('a-7') }],
    ])('are read %s by an index with the condition in it', async (_, condition, query) => {
      for (const hasReplaced of [false, true]) {
        const plan = await opened.store.school(crowded, async ({ db }) => {
          const select = selectNewestBlogs(db, { now: at(0), hasReplaced, ...query });
          return (await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${select.getSQL()}`)).rows;
        });
        const text = plan.map((line) => line['QUERY PLAN']).join('\n');
        const conditions = text.split('\n').filter((line) => line.includes('Index Cond'));
        expect(
          conditions.some((line) => condition.test(line)),
          text,
        ).toBe(true);
        expect(text).not.toContain('Seq Scan');
      }
    });
  });
});
