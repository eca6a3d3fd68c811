import { describe, expect, it } from 'vitest';
import { baseTheme } from '../../testing/base-theme.ts';
import { problemsOf } from '../../testing/check.ts';

/** What is found in the theme in Indian English, with a page at this route. */
const found = (route: string) => {
  const theme = JSON.parse(baseTheme);
  const { en, hi } = theme.locales.strings;
  theme.locales = { default: 'en-IN', strings: { 'en-IN': en, hi } };
  theme.templates.more = { ...theme.templates['not-found'], route, seo: { title: { t: 'home.news' } } };
  return problemsOf(JSON.stringify(theme)).map(({ rule, pointer }) => [rule, pointer]);
};

describe('route', () => {
  it('finds the address of a language, which is in lower case there', () => {
    for (const route of ['/hi', '/en-in', '/en-in/more'])
      expect(found(route)).toEqual([['THM028', '/templates/more/route']]);
  });

  it('finds nothing in an address that is no language of the theme', () => {
    for (const route of ['/en', '/english-india']) expect(found(route)).toEqual([]);
  });
});
