import fs from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formats } from '#server/core/validation/formats.ts';
import { packageRoot } from '#shared/package-root.ts';
import { type Bench, openBench } from '#tests/import/bench.ts';
import { scratch, writeFolder } from '#tests/import/folder.ts';
import { contentFileSchema } from './content-file.ts';

const file = JSON.parse(
  fs.readFileSync(path.join(packageRoot, 'tests/import/fixtures/reference-school/content.json'), 'utf8'),
) as unknown;
const everything = {
  schoolProfile: 1,
  about: 1,
  banner: 3,
  facility: 8,
  message: 3,
  testimonial: 6,
  topper: 8,
  birthdayStudent: 3,
  notice: 8,
  event: 6,
  galleryAlbum: 4,
  popularClass: 6,
  featuredProgramme: 4,
  holiday: 15,
  blog: 8,
};

let bench: Bench | undefined;
let folder: string;

beforeAll(async () => {
  bench = await openBench('embedded');
  folder = await writeFolder(scratch(), file);
}, 120_000);
afterAll(async () => {
  await bench?.end();
  fs.rmSync(folder, { recursive: true });
});

it('the reference school is imported completely, and a second time without any change', {
  timeout: 120_000,
}, async () => {
  const { run } = bench as Bench;
  const steps: [number, number][] = [];
  const first = await run(folder, { progress: (done, total) => steps.push([done, total]) });
  expect(steps).toEqual(Array.from({ length: 73 }, (_, done) => [done, 72]));
  expect(first).toMatchObject({ created: everything, pictures: { total: 71, added: 71 }, skipped: [], notes: [] });
  const second = await run(folder);
  expect(second).toMatchObject({
    schoolId: first.schoolId,
    created: {},
    updated: {},
    removed: {},
    unchanged: everything,
  });
  expect(second.pictures).toEqual({ total: 71, added: 0, described: 0, removed: 0 });
});

it('the reference school fits the schema that editors get', () => {
  const ajv = new Ajv({ allErrors: true });
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test);
  // Empty texts, which the import reads as absent, are the one thing that editors mark and the import takes.
  const withoutEmpty = JSON.parse(
    JSON.stringify(file, (_key, value: unknown) => (value === '' ? undefined : value)),
  ) as unknown;
  expect([ajv.validate(contentFileSchema, withoutEmpty), ajv.errors]).toEqual([true, null]);
});
