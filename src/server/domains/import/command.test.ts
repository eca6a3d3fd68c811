import fs from 'node:fs';
import path from 'node:path';
import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSchools } from '#server/store/global.ts';
import { siteRecordHistory, siteRecords } from '#server/store/schema.ts';
import { putThemeVersion, setThemePointer } from '#server/store/theme-versions.ts';
import { type Bench, kinds, openBench } from '#tests/import/bench.ts';
import { smallSchool, writeFolder } from '#tests/import/folder.ts';
import { importCommandHandler } from './command.ts';

describe.each(kinds)('the theme of an import into %s', (kind) => {
  let bench: Bench;
  let folder: string;

  beforeAll(async () => {
    bench = await openBench(kind);
    folder = path.join(bench.dataDir, 'hill');
    fs.mkdirSync(folder);
    await writeFolder(folder, smallSchool());
  }, 120_000);
  afterAll(() => bench.end());

  const run = (themeId?: number) =>
    importCommandHandler.run(
      { folder, skipInvalid: false, themeId },
      { ...bench, secret: '', progress: () => undefined },
    );
  const recordsOf = (schoolId: number) =>
    bench.store.school(schoolId, async ({ db }) => ({
      records: await db.select().from(siteRecords).orderBy(desc(siteRecords.inUse), asc(siteRecords.themeId)),
      recordHistory: await db.select().from(siteRecordHistory).orderBy(asc(siteRecordHistory.at)),
    }));
  const wornThemes = async (schoolId: number) =>
    (await recordsOf(schoolId)).records.flatMap(({ inUse, record }) => (inUse ? [record.themeId] : []));

  it('knows the built-in themes in a database that no server has opened, and no other', async () => {
    for (const themeId of [0, 77]) {
      await expect(run(themeId)).rejects.toMatchObject({
        message: `There is no theme ${themeId} for schools.`,
        hint: expect.stringMatching(/^Built-in themes: 1\b/),
      });
    }
    expect(await listSchools(bench.store)).toEqual([]);
    const result = await run(1);
    expect(result).toMatchObject({ ok: true, report: { newSchool: true } });
    expect(await wornThemes(result.ok ? result.report.schoolId : -1)).toEqual([1]);
  });

  it('knows the published themes where there are any, and keeps a school in its own', async () => {
    for (const themeId of [0, 5]) {
      await putThemeVersion(bench.store, { hash: `${themeId}`.repeat(64), themeId, document: {}, assets: {} });
      await setThemePointer(bench.store, { themeId, hash: `${themeId}`.repeat(64), byOperator: false });
    }
    for (const themeId of [0, 1]) {
      await expect(run(themeId)).rejects.toMatchObject({ hint: 'Published themes: 5.' });
    }
    for (const themeId of [5, undefined]) {
      const result = await run(themeId);
      expect(await wornThemes(result.ok ? result.report.schoolId : -1)).toEqual([5]);
    }
  });

  it('gives a new school the choices that it begins with, and leaves one alone that has its own', async () => {
    const choices = { tokens: { 'color.primary': '#123456' } };
    const { schoolId } = await bench.run(folder, { slug: 'chosen', choices });
    const started = { themeId: 1, version: null, preset: null, settings: {}, overrides: {}, ...choices };
    expect((await recordsOf(schoolId)).records).toMatchObject([{ version: 1, record: started }]);
    for (const themeId of [1, 4]) {
      await bench.run(folder, { slug: 'chosen', themeId, choices: { tokens: { 'color.primary': '#654321' } } });
      const [used] = (await recordsOf(schoolId)).records;
      expect(used).toMatchObject({ inUse: true, record: { ...started, themeId } });
    }
  });

  it('keeps the theme unless it is given another, and with each what the school has set', async () => {
    const { schoolId } = await bench.run(folder, { slug: 'other', themeId: undefined });
    expect((await recordsOf(schoolId)).records).toMatchObject([{ version: 1, record: { themeId: 1 } }]);
    const own = {
      preset: 'calm',
      settings: { a: 1 },
      tokens: { 'color.accent': '#123456' },
      overrides: { home: { order: ['banner'] } },
    };
    const pinned = { ...own, themeId: 3, version: 'f'.repeat(64) };
    await bench.store.school(schoolId, ({ db }) =>
      db.update(siteRecords).set({ version: 2, record: pinned }).where(eq(siteRecords.schoolId, schoolId)),
    );
    for (const themeId of [undefined, 3]) {
      await bench.run(folder, { slug: 'other', themeId });
      const { records, recordHistory } = await recordsOf(schoolId);
      expect(records).toMatchObject([{ version: 2, record: pinned }]);
      expect(recordHistory.map(({ version }) => version)).toEqual([1]);
    }
    await bench.run(folder, { slug: 'other', themeId: 4 });
    const { records, recordHistory } = await recordsOf(schoolId);
    const taken = { ...own, themeId: 4, version: null };
    expect(records).toMatchObject([
      { schoolId, inUse: true, version: 1, record: taken },
      { schoolId, inUse: false, version: 2, record: pinned },
    ]);
    expect(recordHistory.map(({ action, version, record }) => [action, version, record.themeId])).toEqual([
      ['take', 1, 1],
      ['take', 1, 4],
    ]);
    expect(recordHistory.at(-1)?.record).toEqual(taken);
    await bench.run(folder, { slug: 'other', themeId: 3 });
    expect((await recordsOf(schoolId)).records).toMatchObject([
      { inUse: true, version: 2, record: pinned },
      { inUse: false, version: 1, record: taken },
    ]);
  });
});
