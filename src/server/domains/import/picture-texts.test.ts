import fs from 'node:fs';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media } from '#server/store/schema.ts';
import { type Bench, kinds, openBench } from '#tests/import/bench.ts';
import { scratch, smallSchool, writeFolder } from '#tests/import/folder.ts';

describe.each(kinds)('an import into %s', (kind) => {
  const folder = scratch();
  const file = smallSchool();
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench(kind);
  }, 120_000);
  afterAll(async () => {
    await bench.end();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const run = async () => bench.run(await writeFolder(folder, file));

  it('describes its pictures in every language, also those that are there, and never over what somebody wrote', async () => {
    const altsOf = async (schoolId: number) => {
      const rows = await bench.store.school(schoolId, ({ db }) => db.select().from(media).orderBy(asc(media.id)));
      return rows.flatMap(({ alt, altTranslations }) => (alt === null ? [] : [{ alt, altTranslations }]));
    };
    const { schoolId } = await run();
    expect(await altsOf(schoolId)).toEqual([]);
    const hi = { translations: { hi: { alt: 'फाटक पर बच्चे' } } };
    file.pictures = [
      { file: 'images/banner-1.jpg', alt: 'Children at the gate', ...hi },
      { file: 'images/sports.jpg', alt: 'A race' },
    ];
    expect((await run()).pictures).toEqual({ total: 6, added: 0, described: 2, removed: 0 });
    const described = [
      { alt: 'Children at the gate', altTranslations: { hi: 'फाटक पर बच्चे' } },
      { alt: 'A race', altTranslations: {} },
    ];
    expect(await altsOf(schoolId)).toEqual(described);
    file.pictures = [{ file: 'images/banner-1.jpg', alt: 'Something else' }];
    expect((await run()).pictures).toEqual({ total: 6, added: 0, described: 0, removed: 0 });
    expect(await altsOf(schoolId)).toEqual(described);

    file.header.school_Slug = 'vale';
    file.header.schoolKey = 'VALE-1';
    file.pictures = [{ file: 'images/banner-1.jpg', alt: 'Children at the gate', ...hi }];
    expect(await altsOf((await run()).schoolId)).toEqual(described.slice(0, 1));
  });
});
