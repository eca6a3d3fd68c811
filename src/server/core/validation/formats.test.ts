import { describe, expect, it } from 'vitest';
import { formats } from './formats.ts';

describe('formats', () => {
  const cases: [keyof typeof formats, string[], string[]][] = [
    [
      'media',
      ['media:1', 'media:900'],
      ['media:0', 'media:', 'media:1/..', 'images/a.jpg', 'media:1 ', 'media:99999999999'],
    ],
    [
      'link',
      ['/', '/contact?x=1#y', 'https://a.example/b', 'http://a.example', 'mailto:a@b.example', 'tel:+911234'],
      [
        '',
        'contact',
        '//evil.example',
        '/\\evil.example',
        '\\\\evil',
        'javascript:alert(1)',
        'JaVaScRiPt:1',
        'java\tscript:1',
        ' javascript:1',
        'data:text/html,x',
        'vbscript:x',
        'https://user:pw@a.example',
        'https:evil',
        'https:///x',
        '/\t/evil.example',
        'mailto:',
        'file:///x',
      ],
    ],
    [
      'https-url',
      ['https://a.example/b?c=d'],
      ['http://a.example', '//a.example', 'https://', 'https://u@a.example', 'https:/a', 'javascript:1'],
    ],
    [
      'phone',
      ['0253 234 5678', '020-2345-6789', '+91 253 5550 187', '98765 43210', '9122012345678'],
      ['', '234567890', '1'.repeat(14), '0253 234 567x', 'call 0253 234 5678', '#0253234567'],
    ],
    ['slug', ['a', 'sports-day-2', '-12'], ['', '-', 'a--b', 'a-', 'A', 'a b', 'a/b', 'ä']],
    ['locale', ['en', 'hi', 'mr-IN', 'sr-Latn-RS', 'es-419'], ['', 'e', 'english', 'EN', 'en_US', 'en-us']],
    [
      'date',
      ['2026-11-18', '2028-02-29'],
      ['2026-02-29', '2026-13-01', '2026-1-1', '18-11-2026', '2026-11-18T00:00', '0000-01-01', ''],
    ],
    [
      'local-date-time',
      ['2026-11-18T09:30', '2026-11-18T09:30:59'],
      ['2026-11-18', '2026-11-18T24:00', '2026-11-18T09:30Z', '2026-02-30T09:30', '2026-11-18 09:30'],
    ],
    [
      'email',
      ['a@b.example', 'a.b+c@d.e.example'],
      [
        'a@b',
        'a@@b.example',
        'a b@c.example',
        '@b.example',
        'a@b..example',
        'a@.b.example',
        `${'a'.repeat(250)}@b.example`,
      ],
    ],
  ];
  it.each(cases)('tell what is a %s from what is none', (name, good, bad) => {
    expect(good.filter((value) => !formats[name].test(value))).toEqual([]);
    expect(bad.filter((value) => formats[name].test(value))).toEqual([]);
  });
});
