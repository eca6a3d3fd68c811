import { expect, it } from 'vitest';
import { longBrowserTests, longOnlyBrowserTests, longOnlyTests, longTests } from '../support/long-tests.ts';
import { listFiles } from './files.ts';

it('tests with an extent go further in `npm run test:long`, whether they ask for it or a helper of theirs does', () => {
  expect(longTests).toEqual(expect.arrayContaining(['tests/cli/pipes.test.ts', 'tests/api/contact.test.ts']));
  expect(longBrowserTests).toEqual(
    expect.arrayContaining(['tests/e2e/header.test.ts', 'tests/e2e/accessibility.test.ts']),
  );
});

it('tests that run in `npm run test:long` alone are there, and no others go further in it', () => {
  const alone = [...longOnlyTests, ...longOnlyBrowserTests];
  expect(alone.filter((file) => !listFiles().includes(file))).toEqual([]);
  expect([...longTests, ...longBrowserTests].filter((file) => alone.includes(file))).toEqual([]);
});
