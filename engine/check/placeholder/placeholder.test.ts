import { describe, expect, it } from 'vitest';
import { baseTheme } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { placeholder } from './index.ts';

const text = { type: 'string', format: 'text' } as const;
const list = {
  settings: {
    type: 'object',
    properties: {
      heading: { ...text, fills: ['school', 'n', 'number', 'a', 'b'] },
      limit: {},
      rows: { type: 'array', items: { type: 'object', properties: { label: text } } },
    },
  },
  strings: { en: { empty: 'No {what}.', error: 'Lost.', itemsOne: '{n} item' }, hi: { empty: '{what} नहीं।' } },
} as const;
const found = (en: object, hi: object = {}): readonly unknown[] => {
  const theme = JSON.parse(baseTheme);
  // Else the text of the list stands there too, and nothing fills it.
  delete theme.templates.article.seo.description;
  Object.assign(theme.locales.strings.en, en);
  Object.assign(theme.locales.strings.hi, hi);
  return prove(placeholder, JSON.stringify(theme), { list }).map(({ pointer, actual, expected, suggestion }) => [
    pointer.replace('/locales/strings/', ''),
    actual,
    expected,
    suggestion,
  ]);
};

describe('placeholder', () => {
  it('finds one that a language lost, or has beside the theme’s own', () => {
    expect(found({ 'home.news': 'News of {school}' })).toEqual([
      ['hi/home.news', 'no placeholders', '{school}', undefined],
    ]);
    expect(found({}, { 'home.news': '{school} के समाचार' })).toEqual([
      ['hi/home.news', '{school}', 'no placeholders', undefined],
    ]);
  });

  it('suggests the one that another stands for', () => {
    expect(found({ 'home.news': 'News {n}' }, { 'home.news': 'समाचार {number}' })).toEqual([
      ['hi/home.news', '{number}', '{n}', '{n}'],
    ]);
  });

  it('compares with the text of the section that is worded anew, in that language', () => {
    expect(found({ 'list.empty': 'Nothing of {whta}.' }, { 'list.empty': '{what} कुछ नहीं।' })).toEqual([
      ['en/list.empty', '{whta}', '{what}', '{what}'],
    ]);
    expect(found({ 'list.error': 'Lost {n}.' })).toEqual([['en/list.error', '{n}', 'no placeholders', undefined]]);
  });

  it('finds another number than the one of the other language, in the digits of either', () => {
    expect(found({ 'home.row': 'Kept for 30 days' }, { 'home.row': '7 दिन तक' })).toEqual([
      ['hi/home.row', '7', '30', undefined],
    ]);
    expect(found({ 'home.row': 'From 8:05 on' }, { 'home.row': '८:०५ से' })).toEqual([]);
    expect(found({ 'home.row': 'In class 12' }, { 'home.row': 'बारहवीं में' })).toEqual([]);
  });

  it('finds nothing in another order, twice the same, one without its number, and what nothing reads', () => {
    expect(found({ 'home.news': '{a} of {b}' }, { 'home.news': '{b}, {b} में {a}' })).toEqual([]);
    expect(found({ 'list.itemsOne': 'One item' })).toEqual([]);
    expect(found({ 'home.old': 'Old {n}' }, { 'home.old': 'पुराना' })).toEqual([]);
    expect(found({ 'home.row': 'An object, { "t": "key" }' }, { 'home.row': 'एक वस्तु' })).toEqual([]);
  });

  it('finds one that nothing fills where its text stands, once for all languages', () => {
    const row = { 'home.row': 'Row of {school}' };
    const place = ['en/home.row', '{school}', 'no placeholders', undefined];
    expect(found(row)).toEqual([place]);
    expect(found(row, { 'home.row': '{school} की पंक्ति' })).toEqual([place]);
    expect(found({ 'nav.home': 'Home of {school}' })).toEqual([
      ['en/nav.home', '{school}', 'no placeholders', undefined],
    ]);
    expect(found({}, { 'home.row': '{school} की पंक्ति' })).toEqual([
      ['hi/home.row', '{school}', 'no placeholders', undefined],
    ]);
  });

  it('finds double braces in any text, whatever a section fills', () => {
    expect(found({ 'home.news': 'News of {{ school }}' }).toString()).toContain('en/home.news,{{ school }}');
    expect(found({}, { 'home.news': '{{school}} के समाचार' }).toString()).toContain('hi/home.news,{{school}}');
  });
});
