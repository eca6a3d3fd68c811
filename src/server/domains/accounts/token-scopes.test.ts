import { describe, expect, it } from 'vitest';
import type { Holder } from '#schemas/access/matrix.ts';
import { scopesWithin } from './token-scopes.ts';

describe('scopesWithin', () => {
  const given = ['/holidays:write', '/users:read', '/student:write'];
  const cases: readonly (readonly [readonly Holder[], readonly string[]])[] = [
    [['Admin'], given],
    [
      ['Staff', 'frontOffice'],
      ['/holidays:read', '/student:write'],
    ],
    [['Staff', 'contentEditor', 'hr'], ['/holidays:read']],
    // A right to own classes or children alone is none over everyone.
    [['Staff', 'classTeacher'], ['/holidays:read']],
    [['Parent'], ['/holidays:read']],
    [[], []],
  ];

  it.each(cases)('of %j', (holders, scopes) => expect(scopesWithin(given, holders)).toEqual(scopes));

  it('knows no area that is not in the table', () => {
    expect(scopesWithin(['/nowhere:read', 'toString:read', '/holidays', ''], ['Admin'])).toEqual([]);
  });
});
