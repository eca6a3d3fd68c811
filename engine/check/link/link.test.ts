import { describe, expect, it } from 'vitest';
import { baseTheme } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { link } from './index.ts';

const href = { type: 'string', format: 'link' } as const;
const text = { type: 'string', format: 'text' } as const;
const list = {
  settings: {
    type: 'object',
    properties: {
      heading: text,
      moreHref: href,
      itemHref: href,
      createAnchor: { type: 'string' },
      rows: { type: 'array', items: { type: 'object', properties: { href } } },
    },
  },
} as const;
const withSettings = (settings: object, manifest: object = list) => {
  const theme = JSON.parse(baseTheme);
  theme.templates.home.sections[1].settings = { heading: { t: 'home.news' }, ...settings };
  return prove(link, JSON.stringify(theme), { list: manifest }).map(({ rule, pointer, suggestion }) => [
    rule,
    pointer.replace('/templates/home/sections/1/', ''),
    suggestion,
  ]);
};

describe('link', () => {
  it('finds a regional language, however it is written', () => {
    const theme = JSON.parse(baseTheme);
    theme.templates.home.sections[1].settings = { heading: { t: 'home.news' }, moreHref: '/en-in/news/one' };
    const { strings } = theme.locales;
    const regional = { ...theme, locales: { default: 'en-IN', strings: { 'en-IN': strings.en, hi: strings.hi } } };
    expect(prove(link, JSON.stringify(regional), { list }).map(({ rule, message }) => [rule, message])).toEqual([
      ['THM039', expect.stringContaining('in the visitor’s language by themselves')],
    ]);
  });

  it('finds an address at which no page stands', () => {
    expect(withSettings({ moreHref: '/newz/one' })).toEqual([['THM039', 'settings/moreHref', undefined]]);
    expect(withSettings({ rows: [{ href: '/' }, { href: '/news' }] })).toEqual([
      ['THM039', 'settings/rows/1/href', undefined],
    ]);
    expect(withSettings({ moreHref: '/news/No%20slug' })).toEqual([['THM039', 'settings/moreHref', undefined]]);
  });

  it('finds nothing in pages, with or without query, params, language and case', () => {
    for (const moreHref of ['/', '/?page=2', '/news/:slug']) expect(withSettings({ moreHref })).toEqual([]);
  });

  it('finds one page of many, which other schools do not have', () => {
    for (const moreHref of ['/news/one', '/News/one#title'])
      expect(withSettings({ moreHref })).toEqual([['THM039', 'settings/moreHref', undefined]]);
  });

  it('finds a language, a place of the office, and the machine that it was written on', () => {
    expect(withSettings({ moreHref: '/hi/?page=2' })).toEqual([['THM039', 'settings/moreHref', '/?page=2']]);
    const others = [
      '/HI/news',
      '/admissions',
      '/school/website',
      'http://localhost:3000/',
      'http://a.localhost/x',
      'https://192.168.1.4',
    ];
    for (const moreHref of others)
      expect(withSettings({ moreHref })).toEqual([['THM039', 'settings/moreHref', undefined]]);
  });

  it('finds nothing in addresses of the system, nor of other sites', () => {
    for (const moreHref of [
      '/login',
      '/docs/guide',
      '/feeds/notices.xml',
      'https://example.org/x',
      'mailto:a@example.org',
    ])
      expect(withSettings({ moreHref })).toEqual([]);
  });

  it('takes the route of a page for a link that the section completes', () => {
    expect(withSettings({ itemHref: '/news/:slug' })).toEqual([]);
    expect(withSettings({ itemHref: '/newz/:slug' })).toEqual([['THM039', 'settings/itemHref', undefined]]);
  });

  it('finds an anchor that is on no page it can lead to, and suggests the one that was meant', () => {
    expect(withSettings({ moreHref: '/#newz' })).toEqual([['THM039', 'settings/moreHref', '/#news']]);
    expect(withSettings({ moreHref: '#titel' })).toEqual([['THM039', 'settings/moreHref', '#title']]);
    for (const moreHref of ['#news', '/#top', '#main', '#notice-7', '#news-heading', '/login#form'])
      expect(withSettings({ moreHref })).toEqual([]);
    expect(withSettings({ moreHref: '#create', createAnchor: 'create' })).toEqual([]);
  });

  it('looks at what the section type has where the theme says nothing', () => {
    const { properties } = list.settings;
    const settings = { ...list.settings, properties: { ...properties, moreHref: { ...href, default: '/all' } } };
    expect(withSettings({}, { settings })).toEqual([['THM039', 'type', undefined]]);
    expect(withSettings({ moreHref: '/' }, { settings })).toEqual([]);
  });
});
