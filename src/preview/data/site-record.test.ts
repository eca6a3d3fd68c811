import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSiteRecord, siteRecordFile } from './site-record.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-record-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a school without the file has chosen nothing', async () => {
  expect(await readSiteRecord(folder)).toEqual({ problems: [] });
});

it.each([
  ['{ "themeId": 1, "tokens": { "color.primary": "#964700" } }', []],
  ['{ "themeId": 1, "tokens": { "color.primary": "brown" } }', ['site.json: /tokens/color.primary must match']],
  ['{ "preset": "warm" }', ["site.json: It must have required property 'themeId'."]],
  ['{ "themeId": 1, ', ['site.json: It must be object.']],
])('reads %s, or says what is wrong with it', async (text, problems) => {
  await writeFile(join(folder, siteRecordFile), text);
  const read = await readSiteRecord(folder);
  expect(read.problems).toEqual(problems.map((problem) => expect.stringContaining(problem)));
  expect(read.record).toEqual(problems.length > 0 ? undefined : JSON.parse(text));
});
