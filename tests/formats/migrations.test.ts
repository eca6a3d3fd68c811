import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEngine } from '#engine/index.ts';
import { migrateText } from '#engine/migrate/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';

const folder = join(import.meta.dirname, '../fixtures/formats');
/** Themes of format 1 as they were published, `<slug>-<version>.json`. */
const published = readdirSync(folder).filter((name) => name.endsWith('.json'));
const engine = createEngine({ sections, sources, clock: () => performance.now() });
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

// The product's own pages are of the version that it comes with: no school chooses them, nor an older one of them.
describe.each(published.filter((name) => !name.startsWith('platform-')))('%s', (name) => {
  it('compiles when it is migrated, with the pages and sections that it had', () => {
    const text = migrateText(read(name), 1);
    const result = engine.compile({ file: name, text });
    expect(result.ok ? [] : result.problems).toEqual([]);
    const before = JSON.parse(read(name)) as { templates: Record<string, { sections: { id: string }[] }> };
    const after = JSON.parse(text) as typeof before;
    const idsOf = ({ templates }: typeof before) =>
      Object.entries(templates).map(([id, template]) => [id, template.sections.map((section) => section.id)]);
    expect(idsOf(after)).toEqual(idsOf(before));
  });
});

describe.each(published)('%s', (name) => {
  it('keeps every line that says nothing of types, looks, words and figures', () => {
    const lines = (text: string) =>
      text.split('\n').filter((line) => !/"(type|look|t|variant|format|\w+Value)":|"text\./.test(line));
    const kept = new Set(lines(migrateText(read(name), 1)).map((line) => line.trim().replace(/,$/, '')));
    const lost = lines(read(name)).filter((line) => !kept.has(line.trim().replace(/,$/, '')));
    // Words of a section go under its kind's name.
    expect(lost.filter((line) => !/^\s*"[a-z-]+\.[\w.]+": "/.test(line))).toEqual([]);
  });
});
