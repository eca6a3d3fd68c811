import { describe, expect, it } from 'vitest';
import type { VersionLabel } from '#server/store/theme-versions.ts';
import { conflictOf } from './conflict.ts';

const label = (themeId: number, slug: string | null, version: string, hash: string): VersionLabel => ({
  themeId,
  slug,
  version,
  hash,
  name: slug,
  createdAt: new Date(0),
});

const published = [
  label(1, 'gulmohar', '1.0.0', 'a'),
  label(104, 'second', '1.9.0', 'b'),
  label(104, 'second', '1.10.0', 'c'),
  label(104, 'second', '1.2.5', 'd'),
];

describe('what is published already', () => {
  it.each([
    ['a new theme', { themeId: 105, slug: 'third', version: '1.0.0', hash: 'n' }],
    ['a new version', { themeId: 104, slug: 'second', version: '2.0.0', hash: 'n' }],
    ['a lower version that is new', { themeId: 104, slug: 'second', version: '1.0.0', hash: 'n' }],
    ['a version again', { themeId: 104, slug: 'second', version: '1.9.0', hash: 'b' }],
    ['a new version of a built-in theme', { themeId: 1, slug: 'gulmohar', version: '1.0.1', hash: 'n' }],
  ])('leaves %s alone', (_, candidate) => {
    expect(conflictOf(candidate, published)).toBeUndefined();
  });

  it.each([
    [
      { themeId: 104, slug: 'third', version: '1.0.0', hash: 'n' },
      'Theme 104 is "second", not "third". Give "third" a free themeId: 105.',
    ],
    [
      { themeId: 1, slug: 'mine', version: '1.0.0', hash: 'n' },
      'Theme 1 is "gulmohar", not "mine". Give "mine" a free themeId: 105.',
    ],
    [
      { themeId: 50, slug: 'mine', version: '1.0.0', hash: 'n' },
      'Theme ids below 100 belong to the built-in themes, and none of them has 50. Use a free themeId: 105.',
    ],
    [
      { themeId: 105, slug: 'gulmohar', version: '1.0.0', hash: 'n' },
      'The slug "gulmohar" belongs to theme 1. Publish under that themeId, or give this theme another slug.',
    ],
    [
      { themeId: 104, slug: 'second', version: '1.9.0', hash: 'n' },
      'Version 1.9.0 of "second" is published already with other content, and a version never changes. ' +
        'Raise "version", to 1.10.1 for example.',
    ],
  ])('stands against %o', (candidate, reason) => {
    expect(conflictOf(candidate, published)).toBe(reason);
  });

  it('offers 100 as the first id where no theme of an operator is', () => {
    const candidate = { themeId: 7, slug: 'mine', version: '1.0.0', hash: 'n' };
    expect(conflictOf(candidate, [label(1, 'gulmohar', '1.0.0', 'a')])).toContain('a free themeId: 100.');
  });
});
