import { describe, expect, it } from 'vitest';
import { sanitizeInPlace } from './sanitize.ts';
import { isEmptyHtml, sanitizeHtml } from './sanitize-html.ts';

const article = `<h1>Title</h1>${'<p onclick="x()">A <b>word</b><script>alert(1)</script></p>'.repeat(200)}`;

describe('sanitizeHtml', () => {
  it('gives of a long text what it gives of it in place, again and again', async () => {
    const clean = await sanitizeHtml(article);
    expect(clean).toBe(sanitizeInPlace(article));
    expect(await sanitizeHtml(clean)).toBe(clean);
    expect(await sanitizeHtml(article)).toBe(clean);
  });

  it('knows a text by all of it', async () => {
    const clean = await sanitizeHtml(article);
    expect(await sanitizeHtml(`${clean}<img src=x onerror=alert(1)>`)).toBe(clean);
    expect(await sanitizeHtml('<p>a</p>')).toBe('<p>a</p>');
    expect(await sanitizeHtml('<p>a</p><script>x</script>')).toBe('<p>a</p>');
  });
});

describe('isEmptyHtml', () => {
  it.each([
    ['<p> </p>', true],
    ['<script>text</script>', true],
    ['<p>&nbsp;<br></p>', true],
    ['<p>a</p>', false],
    ['<hr>a', false],
  ])('of %s is %s, sanitised or not', async (html, isEmpty) => {
    expect(isEmptyHtml(html)).toBe(isEmpty);
    expect(isEmptyHtml(await sanitizeHtml(html))).toBe(isEmpty);
  });
});
