import { describe, expect, it } from 'vitest';
import { systemSegments } from '#schemas/theme/system-addresses.ts';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { systemAddress } from './index.ts';

const found = (route: string): unknown =>
  prove(systemAddress, edited('"/news/:slug"', `"${route}"`)).map(({ rule, suggestion }) => [rule, suggestion]);

describe('system-address', () => {
  it.each([...systemSegments])('finds a page under /%s', (segment) =>
    expect(found(`/${segment}/:slug`)).toMatchObject([['THM038', expect.stringMatching(/-page\/:slug$/)]]),
  );

  it('finds nothing in addresses that only begin alike, nor deeper ones', () => {
    expect(prove(systemAddress, baseTheme)).toEqual([]);
    for (const route of ['/logins/:slug', '/about/login/:slug', '/apis/:slug']) expect(found(route)).toEqual([]);
  });
});
