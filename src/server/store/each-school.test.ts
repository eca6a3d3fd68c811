import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { kinds, useStore } from '#tests/store/databases.ts';
import { selectOfEachSchool } from './each-school.ts';
import { content } from './schema.ts';
import { createSchool } from './testing/schools.ts';

describe.each(kinds)('a query of each school on $kind', ({ open }) => {
  const store = useStore(open);

  test('gives the rows of each under its id, however the tables grow, and leaves no school set', async () => {
    const ids = new Map<string, number>();
    for (const [slug, many] of [
      ['one', 3],
      ['two', 0],
      ['three', 5],
    ] as const) {
      const { id: schoolId } = await createSchool(store, { slug, schoolKey: slug, name: slug, status: 'active' });
      ids.set(slug, schoolId);
      const notices = Array.from({ length: many }, (_, position) => ({
        schoolId,
        type: 'notice',
        position,
        draft: { noticeHead: slug },
      }));
      if (many > 0) await store.school(schoolId, ({ db }) => db.insert(content).values(notices));
    }
    const read = () =>
      selectOfEachSchool<{ heads: string }>(
        store,
        (schoolId) => sql`select string_agg(distinct draft->>'noticeHead', ',') || count(*) as heads from content
          where school_id = ${schoolId} having count(*) > 0`,
      );
    const expected = [
      { schoolId: ids.get('one'), heads: 'one3' },
      { schoolId: ids.get('three'), heads: 'three5' },
    ];
    expect(await read()).toEqual(expected);
    await store.connection((client) => client.query('analyze'), { writes: false });
    expect(await read()).toEqual(expected);
    const { rows } = await store.global(({ db }) => db.execute(sql`select count(*)::int as visible from content`));
    expect(rows).toEqual([{ visible: 0 }]);
  });
});
