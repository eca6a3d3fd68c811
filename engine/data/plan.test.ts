import { describe, expect, it } from 'vitest';
import { edited } from '../testing/base-theme.ts';
import { compiled, planOf } from '../testing/page.ts';

const withSections = (sections: string): string =>
  edited('"sections": [{ "id": "title", "type": "headline" }]', sections);
const visitorList = `"sections": [
  { "id": "title", "type": "headline", "bindings": { "text": { "ref": "site.phone" } } },
  { "id": "list", "type": "list", "settings": { "heading": { "t": "home.news" } },
    "when": { "ref": "visitor.signedIn", "op": "equals", "value": true },
    "bindings": { "items": { "ref": "data.latest" } } }]`;

describe('planPage', () => {
  it('asks for what its sections, its title and its conditions read, with params from the address', () => {
    const plan = planOf('home', compiled(), { query: { page: 2 } });
    expect(plan.requests).toEqual([
      { key: 'news?{"page":1}', source: 'news', params: { page: 1 }, deadlineMs: 800 },
      { key: 'news?{"page":2,"topic":"sport"}', source: 'news', params: { page: 2, topic: 'sport' }, deadlineMs: 800 },
    ]);
    expect(plan.requestOf).toEqual({ latest: 'news?{"page":1}', news: 'news?{"page":2,"topic":"sport"}' });
  });

  it('loads equal requests once, whatever the order of their params, under the longer deadline', () => {
    const theme = compiled(
      edited(
        '"params": { "page": { "ref": "route.query.page" }, "topic": "sport" }',
        '"deadlineMs": 900, "params": { "page": { "ref": "route.query.page" } }',
      ),
    );
    const plan = planOf('home', theme, { query: { page: 1 } });
    expect(plan.requests).toEqual([{ key: 'news?{"page":1}', source: 'news', params: { page: 1 }, deadlineMs: 900 }]);
    expect(new Set(Object.values(plan.requestOf)).size).toBe(1);
  });

  it('leaves out a param whose ref is absent, unless it has a fallback', () => {
    expect(planOf('home').requests[1]?.params).toEqual({ topic: 'sport' });
    const theme = compiled(edited('{ "ref": "route.query.page" }', '{ "ref": "route.query.page", "fallback": 4 }'));
    expect(planOf('home', theme).requests[1]?.params).toEqual({ page: 4, topic: 'sport' });
  });

  it('loads nothing for a section that is hidden for certain', () => {
    const theme = compiled(
      withSections(visitorList).replace(
        '"ref": "data.latest" } } }],\n    "footer"',
        '"ref": "data.latest", "fallback": [] } } }],\n    "footer"',
      ),
    );
    const noBar = { record: { themeId: 100, overrides: { 'header/top': { hidden: true } } } };
    const out = planOf('not-found', theme, noBar);
    expect(out.requests).toEqual([]);
    expect(out.hidden).toEqual([
      { key: 'header/top', reason: 'hidden by the school', cause: { kind: 'override' } },
      {
        key: 'not-found/list',
        reason: 'visitor.signedIn equals',
        cause: { kind: 'condition', leaf: { ref: 'visitor.signedIn', op: 'equals', value: true } },
      },
    ]);
    const signedIn = planOf('not-found', theme, { ...noBar, visitor: { signedIn: true } });
    expect(signedIn.requests.map(({ source }) => source)).toEqual(['news']);
  });

  it('keeps a section whose condition waits for data', () => {
    expect(planOf('home').sections.map(({ key }) => key)).toContain('home/news');
  });

  it.each([
    ['the theme', {}, true],
    ['a preset', { preset: 'quiet' }, false],
    ['the school over a preset', { preset: 'quiet', settings: { showNews: true } }, true],
    ['the theme, where the preset is unknown', { preset: 'constructor' }, true],
  ])('takes a setting from %s', (_, record, shown) => {
    const plan = planOf('home', compiled(), { record: { themeId: 100, ...record } });
    expect(plan.settings).toEqual({ showNews: shown, tone: 'calm' });
    expect(plan.sections.some(({ key }) => key === 'home/news')).toBe(shown);
  });

  it('never hides the section that carries the h1', () => {
    const record = { themeId: 100, overrides: { 'home/title': { hidden: true }, 'home/news': { hidden: true } } };
    const plan = planOf('home', compiled(), { record });
    expect(plan.sections.map(({ key }) => key)).toEqual(['header/top', 'home/title', 'footer/bottom']);
  });

  it('is stale by the tags of what it loads, the school’s own and the theme’s', () => {
    expect(planOf('article', compiled(), { params: { slug: 'a' } }).tags).toEqual([
      'theme:100',
      'school:7:schoolProfile',
      'school:7:siteRecord',
      'school:7:media',
      'school:7:notice',
      'school:7:blog',
    ]);
  });
});
