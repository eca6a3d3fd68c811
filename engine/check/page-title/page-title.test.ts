import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { pageTitle } from './index.ts';

const titled = edited(
  '"not-found": {\n      "h1": "title",',
  '"not-found": {\n      "h1": "title",\n      "seo": { "title": { "t": "home.title" } },',
);
const found = (text: string): unknown => prove(pageTitle, text).map(({ rule, pointer }) => [rule, pointer]);

describe('page-title', () => {
  it('finds a page without a title, with or without a description', () => {
    expect(found(baseTheme)).toEqual([['THM062', '/templates/not-found']]);
    const described = edited('"title": { "ref": "data.article.title" }, ', '', titled);
    expect(found(described)).toEqual([['THM062', '/templates/article']]);
  });

  it('finds a page with the title of another one', () => {
    const twice = edited('"title": { "ref": "data.article.title" }', '"title": { "t": "home.title" }', titled);
    expect(found(twice)).toEqual([['THM062', '/templates/not-found/seo/title']]);
    const asHome = edited('"title": { "t": "home.title" }', '"title": { "ref": "site.school_Name" }', titled);
    expect(found(asHome)).toEqual([['THM062', '/templates/not-found/seo/title']]);
  });

  it('finds nothing where each has one, or the home page alone has none', () => {
    expect(found(titled)).toEqual([]);
    expect(found(edited('"seo": { "title": { "ref": "site.school_Name" } },', '', titled))).toEqual([]);
  });

  it('finds one description of three pages, and leaves two alone', () => {
    const described = (...ids: string[]): unknown => {
      const theme = JSON.parse(titled);
      for (const id of ids) theme.templates[id].seo.description = { t: 'home.news' };
      return found(JSON.stringify(theme));
    };
    expect(described('home')).toEqual([]);
    expect(described('home', 'not-found')).toEqual([['THM062', '/templates/article/seo/description']]);
  });
});
