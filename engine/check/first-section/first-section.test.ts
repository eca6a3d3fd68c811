import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { firstSection } from './index.ts';

const found = (text: string): unknown =>
  prove(firstSection, text).map(({ rule, pointer, suggestion }) => [
    rule,
    pointer.replace('/templates/', ''),
    suggestion,
  ]);
const title = '{ "id": "title", "type": "headline", "settings": { "heading": { "t": "home.title" } } }';
const article = '{ "source": "article", "params": { "slug": { "ref": "route.params.slug" } }';
const headline = '[{ "id": "title", "type": "headline", "bindings": { "text": { "ref": "data.article.title" } } }';

describe('first-section', () => {
  it('finds a first section that comes later', () => {
    const text = edited(title, `{ "id": "lead", "type": "headline", "onError": "defer" }, ${title}`);
    expect(found(text)).toEqual([['THM081', 'home/sections/0/onError', 'hide']]);
  });

  it('finds a section with the h1 that says it may come later, wherever it stands', () => {
    const deferred = title.replace('"type"', '"onError": "defer", "type"');
    expect(found(edited(title, deferred))).toEqual([['THM081', 'home/sections/0/onError', 'message']]);
    const second = edited(title, `{ "id": "lead", "type": "headline" }, ${deferred}`);
    expect(found(second)).toEqual([['THM081', 'home/sections/1/onError', 'message']]);
  });

  it('finds a long wait for the h1, on a page that has more to show', () => {
    const slow = edited(article, `${article}, "deadlineMs": 3000`);
    expect(found(slow)).toEqual([]);
    const more = edited(headline, `${headline}, { "id": "more", "type": "headline" }`, slow);
    expect(found(more)).toEqual([['THM081', 'article/data/article/deadlineMs', undefined]]);
    expect(found(more.replace('3000', '1000'))).toEqual([]);
  });

  it('finds data that is given up on at once, of a page or of all', () => {
    const short = edited('"topic": "sport" }', '"topic": "sport" }, "deadlineMs": 149');
    expect(found(short)).toEqual([['THM081', 'home/data/news/deadlineMs', undefined]]);
    expect(found(short.replace('149', '150'))).toEqual([]);
    const all = edited('"params": { "page": 1 }', '"params": { "page": 1 }, "deadlineMs": 60');
    expect(found(all)).toEqual([['THM081', '/data/latest/deadlineMs', undefined]]);
  });

  it('finds nothing in sections further down, nor in their data', () => {
    const later = edited(
      '"bindings": { "items": { "ref": "data.news" }',
      '"onError": "defer", "bindings": { "items": { "ref": "data.news" }',
    );
    expect(found(later.replace('"topic": "sport" }', '"topic": "sport" }, "deadlineMs": 3000'))).toEqual([]);
  });
});
