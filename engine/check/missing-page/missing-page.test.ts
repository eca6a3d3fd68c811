import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { missingPage } from './index.ts';

const found = (text: string): unknown => prove(missingPage, text).map(({ rule, pointer }) => [rule, pointer]);

const open = edited(', "notFoundWhenEmpty": true', '');

describe('missing-page', () => {
  it('finds a page that answers for whatever is made up', () =>
    expect(found(open)).toEqual([['THM071', '/templates/article/data/article']]));

  it('finds a part that takes its page along', () => {
    const text = edited('"look": "tiles",', '"look": "tiles", "onError": "notFound",');
    expect(found(text)).toEqual([['THM071', '/templates/home/sections/1/onError']]);
  });

  it('finds data that takes a page of its own along, but not where the address asks for it', () => {
    const news = '"data": { "news": { "source": "news",';
    const asked = edited(news, `${news} "notFoundWhenEmpty": true,`);
    expect(found(asked)).toEqual([]);
    expect(
      found(asked.replace('{ "page": { "ref": "route.query.page" }, "topic": "sport" }', '{ "topic": "sport" }')),
    ).toEqual([['THM071', '/templates/home/data/news/notFoundWhenEmpty']]);
  });

  it('finds data for all pages that takes them along, but not where each page has such data for itself', () => {
    const latest = '"latest": { "source": "news", "params": { "page": 1 } }';
    const all = edited(latest, latest.replace(/ }$/, ', "notFoundWhenEmpty": true }'));
    expect(found(all)).toEqual([['THM071', '/data/latest/notFoundWhenEmpty']]);
    expect(prove(missingPage, all)[0]?.message).toContain('all 2 pages');
    const home = edited('"data": { "news"', `"data": { ${latest}, "news"`, all);
    expect(prove(missingPage, home)[0]?.message).toContain('the page "article" does not exist');
    expect(found(edited('"data": { "article"', `"data": { ${latest}, "article"`, home))).toEqual([]);
  });

  it('finds nothing where data decides, where no data is asked for by the param, nor on a page of its own', () => {
    expect(found(baseTheme)).toEqual([]);
    expect(found(open.replace('{ "ref": "route.params.slug" }', '"one"'))).toEqual([]);
    const article = '{ "id": "title", "type": "headline", "bindings": { "text": { "ref": "data.article.title" } } }';
    expect(found(edited(article, article.replace('"type"', '"onError": "notFound", "type"')))).toEqual([]);
  });
});
