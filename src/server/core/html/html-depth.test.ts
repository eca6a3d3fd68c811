import { describe, expect, it } from 'vitest';
import { isNestedTooDeeply } from './html-depth.ts';

describe('isNestedTooDeeply', () => {
  it.each([
    ['prose', '<h2>One</h2><p>Two <strong>three</strong><br>four</p>'],
    ['a list in a list', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['a thousand paragraphs that were never closed', '<p>a'.repeat(1000)],
    ['a table without end tags', `<table>${'<tr><td>a<th>b'.repeat(1000)}`],
    ['a thousand line breaks', 'a<br>'.repeat(1000)],
    ['signs that begin no tag', '<'.repeat(100_000)],
    ['end tags alone', '</b>'.repeat(1000)],
    ['a hundred levels', '<b>'.repeat(100)],
  ])('lets %s be', (_, html) => expect(isNestedTooDeeply(html)).toBe(false));

  it.each([
    ['one tag', '<b>'],
    ['tags in capitals with attributes', '<EM class="a">'],
    ['a table in a cell', '<table><tr><td>'],
    ['a list in an entry', '<ul><li>'],
    ['an element between two entries', '<li><b>'],
    ['names of what every object has', '<constructor><toString>'],
  ])('finds %s a hundred times and once more', (_, html) => expect(isNestedTooDeeply(html.repeat(101))).toBe(true));
});
