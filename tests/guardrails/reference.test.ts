import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '#shared/package-root.ts';
import { referencePages } from '#tools/docs/reference.ts';

const pages = referencePages();

describe('docs/reference', () => {
  it('has a page for each section type and source, and no other', () => {
    const files = readdirSync(join(packageRoot, 'docs/reference'), { recursive: true, encoding: 'utf8' });
    const wanted = [...pages.keys()].filter((name) => name.startsWith('reference/'));
    expect(
      files
        .filter((name) => name.endsWith('.md'))
        .map((name) => `reference/${name}`)
        .sort(),
    ).toEqual(wanted.sort());
  });

  it.each([...pages.keys()])('%s is what the schemas give (npm run generate writes it)', (name) => {
    expect(readFileSync(join(packageRoot, 'docs', name), 'utf8')).toBe(pages.get(name));
  });
});
