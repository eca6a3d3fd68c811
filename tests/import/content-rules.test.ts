import { describe, expect, it } from 'vitest';
import { contentTypes } from '#schemas/content/index.ts';
import { formats } from '#server/core/validation/formats.ts';
import { sanitizeHtml } from '#server/core/validation/sanitize-html.ts';
import { normaliseTexts } from '#server/core/validation/text.ts';
import { validateContent } from '#server/domains/content/validate.ts';

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
  it.each(cases)('%s', (name, good, bad) => {
    expect(good.filter((value) => !formats[name].test(value))).toEqual([]);
    expect(bad.filter((value) => formats[name].test(value))).toEqual([]);
  });
});

describe('validateContent', () => {
  it('accepts a sound document of every type that needs only texts', () => {
    expect(validateContent('notice', { noticeHead: 'A', entryDateTime: '2026-11-18T09:30' })).toEqual([]);
    expect(validateContent('banner', { image: 'media:3', heading: 'A', button1_Url: '/registration' })).toEqual([]);
  });

  it('finds everything at once, also in what is no document', () => {
    const problems = validateContent('banner', {
      image: 'javascript:1',
      heading: '',
      button1_Url: 'javascript:1',
      nonsense: 1,
    });
    expect(problems.map(({ path }) => path).toSorted()).toEqual(['button1_Url', 'heading', 'image', 'nonsense']);
    for (const { type } of contentTypes)
      expect([null, [], 'x', 1].map((value) => validateContent(type, value).length)).toEqual([1, 1, 1, 1]);
  });

  it('names the bounds of a number', () => {
    const testimonial = { name: 'A', message: 'B', Photo_Consent: 'None' };
    expect([0, 6, 4.5].map((rating) => validateContent('testimonial', { ...testimonial, rating })[0]?.message)).toEqual(
      ['Enter 1 or more.', 'Enter 5 or less.', 'This must be a whole number.'],
    );
  });

  it('limits a holiday to 90 days', () => {
    const holiday = (endHolidayDate: string) =>
      validateContent('holiday', { name: 'Break', startHolidayDate: '2027-01-01', endHolidayDate });
    expect([holiday('2027-03-31'), holiday('2027-04-01').map(({ message }) => message)]).toEqual([
      [],
      ['A holiday lasts at most 90 days.'],
    ]);
  });
});

it('trims, composes and unifies texts wherever they stand', () => {
  expect(normaliseTexts({ a: ' Cafe\u0301\r\nx ', b: [{ c: '\tx' }], d: 1, e: null })).toEqual({
    a: 'Café\nx',
    b: [{ c: 'x' }],
    d: 1,
    e: null,
  });
});

describe('sanitizeHtml', () => {
  it.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p onclick="x()" onerror=x style="color:red" class="a" id="b">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#x6A;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/contact" target="_blank">a</a>', '<a href="/contact">a</a>'],
    ['<a href="https://a.example" rel="opener">a</a>', '<a href="https://a.example" rel="noopener noreferrer">a</a>'],
    ['<svg><script>alert(1)</script><g onload=x></g></svg>a', 'a'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>a', 'a'],
    ['<style>p{color:red}</style>a', 'a'],
    ['<iframe src="https://evil.example"></iframe><object data=x></object><embed src=x>a', 'a'],
    ['<form action="/x"><input name=a><button>b</button></form>', 'b'],
    ['<xmp><script>alert(1)</script></xmp>a', 'a'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>a', 'a'],
    ['<meta http-equiv=refresh content=0><base href=//evil.example><link rel=stylesheet href=x>a', 'a'],
    ['a<!-- <script>alert(1)</script> -->b', 'ab'],
    ['<h1>Title</h1><h6>Small</h6>', '<h2>Title</h2><h4>Small</h4>'],
    [
      '<ul><li><strong>a</strong></li></ul><blockquote>b</blockquote>',
      '<ul><li><strong>a</strong></li></ul><blockquote>b</blockquote>',
    ],
  ])('%s', (html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected);
    expect(sanitizeHtml(sanitizeHtml(html))).toBe(expected);
  });
});
