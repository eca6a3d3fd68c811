import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { longBrowserTests, longOnlyBrowserTests, longOnlyTests, longTests } from '../support/long-tests.ts';
import { listFiles, readText } from './files.ts';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const importsFile = (file: string, name: string): boolean => readText(file).includes(`/${name}';`);

describe('tests with an extent', () => {
  it('are those that `npm run test:long` runs to their full length', () => {
    const files = listFiles().filter((file) => /\.tsx?$/.test(file) && file !== 'tests/support/extent.ts');
    const direct = files.filter((file) => importsFile(file, 'extent.ts'));
    const helpers = direct.filter((file) => !isTest(file)).map((file) => basename(file));
    const indirect = files.filter((file) => helpers.some((helper) => importsFile(file, helper)));
    const alone = [...longOnlyTests, ...longOnlyBrowserTests];
    const found = new Set([...direct, ...indirect].filter((file) => isTest(file) && !alone.includes(file)));
    expect([...found].sort()).toEqual([...longTests, ...longBrowserTests].sort());
  });

  it('are there, as are those that run there alone', () => {
    const files = new Set(listFiles());
    const all = [...longTests, ...longBrowserTests, ...longOnlyTests, ...longOnlyBrowserTests];
    expect(all.filter((file) => !files.has(file))).toEqual([]);
  });
});
