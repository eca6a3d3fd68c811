import { expect, it } from 'vitest';
import { readText } from '../guardrails/files.ts';
import { aloneRooms, needsSetUp, testFilesOf } from './needs-set-up.ts';

it.each([
  [['sections/photo-gallery'], false],
  [['sections/photo-gallery/', 'engine/states'], false],
  [['--long', 'engine/states'], false],
  [[], true],
  [['--long'], true],
  [['sections'], true],
  [['sections/photo-gallery', 'tests/http'], true],
  [['engine/states', '-t', 'a name'], true],
] as const)('a run of %j is set up: %s', (requested, wanted) => {
  expect(needsSetUp(requested)).toBe(wanted);
});

it('the tests that are run without a set-up use nothing of it', () => {
  const users = testFilesOf(aloneRooms).filter((file) =>
    [...readText(file).matchAll(/['"`](?:#tests|#server|#theme-test|#preview|(?:\.\.\/)+tests)\/([^'"`]*)['"`]/g)].some(
      ([, path]) => path !== 'support/extent.ts',
    ),
  );
  expect(users).toEqual([]);
});
