import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '#shared/package-root.ts';

const page = readFileSync(join(packageRoot, 'docs/security.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| \d+ \|/.test(line));

it('docs/security.md has a row for each of the twelve threats', () => {
  expect(rows.map((row) => Number(/^\| (\d+)/.exec(row)?.[1]))).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
});

it.each(rows.map((row) => [/^\| \d+ \| ([^|]+) \|/.exec(row)?.[1] ?? '', row] as const))(
  'the tests that prove the defence against "%s" are there',
  (_, row) => {
    const named = [...(row.split('|')[4] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(join(packageRoot, path)))).toEqual([]);
  },
);
