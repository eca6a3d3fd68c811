import fs from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';
import * as schema from './schema.ts';

const store = fileURLToPath(new URL('./', import.meta.url));
// drizzle-kit's ESM build of this entry needs `require` and fails without it.
const { generateDrizzleJson, generateMigration } = createRequire(import.meta.url)('drizzle-kit/api');

test('the migrations hold the whole schema; else run `npx drizzle-kit generate`', async () => {
  const latest = fs
    .readdirSync(`${store}migrations/meta`)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const recorded = JSON.parse(fs.readFileSync(`${store}migrations/meta/${latest}`, 'utf8'));
  expect(await generateMigration(recorded, generateDrizzleJson(schema, recorded.id))).toEqual([]);
});

test('the journal names every migration in the order in which they run', () => {
  const journal = JSON.parse(fs.readFileSync(`${store}migrations/meta/_journal.json`, 'utf8'));
  expect(journal.entries.map(({ tag }: { tag: string }) => tag)).toEqual(migrations.map(({ name }) => name));
});
