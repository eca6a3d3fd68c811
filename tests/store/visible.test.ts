import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content, media, type NewContentRow } from '#server/store/schema.ts';
import { createSchool } from '#server/store/testing/schools.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { isPubliclyVisible } from '#server/website/media/public-use.ts';
import { kinds, type TestStore } from './databases.ts';

const now = new Date('2026-11-21T06:30:00.000Z');
const at = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
const old = { name: 'Old' };
const coming = { name: 'Coming' };

/** An item, what visitors see of it at `now`, and when that changes by itself. */
const cases: readonly [string, Partial<NewContentRow>, object | null, Date | undefined][] = [
  ['a draft', { draft: old }, null, undefined],
  ['a published one', { published: old }, old, undefined],
  ['a published one with a draft', { published: old, draft: coming }, old, undefined],
  ['one in the bin', { published: old, deletedAt: at(-1) }, null, undefined],
  ['one in the bin that would be due', { scheduled: old, publishAt: at(1), deletedAt: at(-1) }, null, undefined],
  ['one that expired now', { published: old, expireAt: now }, null, undefined],
  ['one that expires', { published: old, expireAt: at(1) }, old, at(1)],
  ['a first one to come', { scheduled: coming, publishAt: at(1) }, null, at(1)],
  ['one whose moment is now', { scheduled: coming, publishAt: now }, coming, undefined],
  ['a change to come', { published: old, scheduled: coming, publishAt: at(1) }, old, at(1)],
  ['a change that has come', { published: old, scheduled: coming, publishAt: at(-1) }, coming, undefined],
  ['a published one that is to come', { published: old, publishAt: at(1) }, null, at(1)],
  ['a published one that has come', { published: old, publishAt: now }, old, undefined],
  ['one that comes and goes', { scheduled: old, publishAt: at(5), expireAt: at(9) }, null, at(5)],
  ['one that has come and goes', { scheduled: old, publishAt: at(-5), expireAt: at(9) }, old, at(9)],
];

describe.each(kinds)('what visitors see on $kind', ({ open }) => {
  let bench: TestStore;
  let schoolId = 0;
  beforeAll(async () => {
    bench = await open();
    schoolId = (await createSchool(bench.store, { slug: 'hill', schoolKey: 'HILL', name: 'Hill', status: 'active' }))
      .id;
  });
  afterAll(() => bench.end());

  it.each(cases)('of %s', async (_, values, document, instant) => {
    await bench.store.school(schoolId, async ({ db }) => {
      await db.delete(content);
      await db.insert(content).values({ schoolId, type: 'message', ...values });
      const recorded: Date[] = [];
      const items = await createStoreReader(db, now, { recordChange: ({ next }) => recorded.push(next) }).items(
        'message',
      );
      expect(items.map((item) => item.document)).toEqual(document === null ? [] : [document]);
      expect(recorded).toEqual(instant === undefined ? [] : [instant]);
    });
  });

  it('changes next at the first of all moments, of the types that are read alone', async () => {
    await bench.store.school(schoolId, async ({ db }) => {
      await db.delete(content);
      const item = { schoolId, type: 'message', published: old };
      await db.insert(content).values([
        { ...item, expireAt: at(500) },
        { ...item, expireAt: at(300) },
        { ...item, type: 'banner', expireAt: at(100) },
      ]);
      const recorded: Date[] = [];
      const reader = createStoreReader(db, now, { recordChange: ({ next }) => recorded.push(next) });
      expect(await reader.items('message')).toHaveLength(2);
      expect(recorded).toEqual([at(300)]);
      expect(await reader.items('about')).toEqual([]);
      expect(recorded).toHaveLength(1);
    });
  });

  it('shows a child’s picture only between the moments of a card with consent', async () => {
    await bench.store.school(schoolId, async ({ db }) => {
      const picture = { schoolId, hash: 'x', class: 'minor', kind: 'picture', bytes: 1 } as const;
      const [row] = await db.insert(media).values(picture).returning();
      if (!row) throw new Error('No row.');
      const card = { student_Name: 'Nora', student_Photo: `media:${row.id}` };
      const [item] = await db
        .insert(content)
        .values({
          schoolId,
          type: 'topper',
          published: { ...card, Photo_Consent: 'None' },
          scheduled: { ...card, Photo_Consent: 'Public_With_Name' },
          publishAt: at(10),
          expireAt: at(20),
        })
        .returning();
      const seen = (instant: Date) => isPubliclyVisible({ db, row, now: instant });
      expect([await seen(at(9)), await seen(at(10)), await seen(at(19)), await seen(at(20))]).toEqual([
        false,
        true,
        true,
        false,
      ]);
      await db
        .update(content)
        .set({ deletedAt: now })
        .where(and(eq(content.schoolId, schoolId), eq(content.id, item?.id ?? 0)));
      expect(await seen(at(10))).toBe(false);
    });
  });
});
