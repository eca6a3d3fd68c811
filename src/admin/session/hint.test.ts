import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownOf } from './hint.ts';

const withCookies = (cookie: string): void => {
  vi.stubGlobal('document', { cookie });
};

describe('the hint of accessible paths', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['is absent', '', true],
    ['cannot be parsed', 'accessiblePaths=%5B%22', true],
    ['is no list', 'accessiblePaths=7', true],
    ['lists the path', `accessiblePaths=${encodeURIComponent('["/users","/website"]')}`, true],
    ['lists others', `accessiblePaths=${encodeURIComponent('["/users"]')}`, false],
  ])('where it %s', (_, cookie, allowed) => {
    withCookies(cookie);
    expect(shownOf(['/website', '/users']).includes('/website')).toBe(allowed);
  });
});
