import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

describe('nextPath', () => {
  it.each([
    ['/admissions', '/admissions'],
    ['/student?page=2&q=a%20b#row-7', '/student?page=2&q=a%20b#row-7'],
    ['/फीस', '/%E0%A4%AB%E0%A5%80%E0%A4%B8'],
    ['/a/../b', '/b'],
    ['/go?to=https://elsewhere.example', '/go?to=https://elsewhere.example'],
  ])('keeps the path %s', (requested, path) => {
    expect(nextPath(requested)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'admissions',
    'https://elsewhere.example/',
    'HTTPS:elsewhere.example',
    'javascript:alert(1)',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/./\\elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    '/%2e//elsewhere.example',
    '/\t/elsewhere.example',
    '\t//elsewhere.example',
    '/\r\nset-cookie: a=b',
    '/ /elsewhere.example',
    '/\u0000',
    '/\ud800',
    `/${'a'.repeat(1000)}`,
  ])('goes home instead of to %j', (requested) => {
    expect(nextPath(requested)).toBe('/');
  });

  it('never leaves the site, whatever it is made of', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '%2e', '%2f', ':', '@', '?', '#', '\t', '\n', 'a', 'http', ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = nextPath(pieces.join(''));
        expect(new URL(path, 'https://school.example').host).toBe('school.example');
        expect(path).toMatch(/^[\x21-\x7e]+$/);
      }),
      { numRuns: 2000 },
    );
  });
});
