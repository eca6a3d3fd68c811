import { describe, expect, it } from 'vitest';
import { edited } from '../testing/base-theme.ts';
import { compiled, decisionOf, failed, loaded, planOf, twoNews } from '../testing/page.ts';
import type { Loaded } from './load.ts';

const list = '"items": { "ref": "data.news" }';
const listWith = (fields: string): string => edited('"id": "news",\n', `"id": "news",\n          ${fields},\n`);
const news = (text: string, answer = failed) => {
  const decision = decisionOf(planOf('home', compiled(text)), { news: answer });
  return {
    decision,
    section: decision.sections.find(({ key }) => key === 'home/news'),
    reason: decision.hidden.find(({ key }) => key === 'home/news')?.reason,
  };
};
const withoutCondition = (text: string): string => text.replace(/\n\s*"when": \{ "all".*\n/, '\n');

describe('decidePage', () => {
  it('gives a section its settings and its bound data, and nothing that its schema does not name', () => {
    const items = [{ title: 'Sports day', phone: '123' }];
    const { section } = news(edited(list, list), loaded(items));
    expect(section?.state).toBe('ok');
    expect(section?.props).toEqual({
      heading: 'News',
      limit: 3,
      rows: [{ label: 'Row' }],
      items: [{ title: 'Sports day' }],
      note: 'none',
    });
  });

  it('takes the fallback for what is absent', () => {
    const noteWith = (phone: string | undefined) => {
      const { site } = planOf('home').visit;
      const plan = planOf('home', compiled(), { site: phone === undefined ? site : { ...site, phone } });
      return decisionOf(plan).sections.find(({ key }) => key === 'home/news')?.props.note;
    };
    expect([noteWith('12345'), noteWith(''), noteWith(undefined)]).toEqual(['12345', 'none', 'none']);
  });

  it('gives null only where the theme says so', () => {
    const text = edited('"fallback": "none"', '"fallback": null');
    expect(news(text, loaded(twoNews)).section?.props).toHaveProperty('note', null);
    expect(news(edited(', "fallback": "none"', ''), loaded(twoNews)).section?.props).not.toHaveProperty('note');
  });

  it.each([
    ['hide', undefined, 'its source failed', 200],
    ['message', 'error', undefined, 200],
    ['defer', 'deferred', undefined, 200],
    ['notFound', undefined, undefined, 404],
  ] as const)('with onError %s, when its source or its condition’s failed', (onError, state, reason, status) => {
    for (const text of [listWith(`"onError": "${onError}"`), withoutCondition(listWith(`"onError": "${onError}"`))]) {
      const result = news(text);
      expect(result.section?.state).toBe(state);
      expect(result.reason).toBe(reason);
      expect(result.decision.status).toBe(status);
      expect(result.decision.failures).toMatchObject([{ source: 'news', reason: 'failed' }]);
    }
  });

  it('hides by default what failed or is empty', () => {
    expect(news(withoutCondition(edited(list, list))).reason).toBe('its source failed');
    expect(news(withoutCondition(edited(list, list)), loaded([])).reason).toBe('items is empty');
    expect(news(edited(list, list), loaded([])).reason).toBe('data.news present');
  });

  it('asks a section to say that it is empty', () => {
    const { section } = news(withoutCondition(listWith('"onEmpty": "message"')), loaded([]));
    expect(section?.state).toBe('empty');
  });

  it('does with a fallback for a failed source', () => {
    const { section } = news(
      withoutCondition(edited(list, '"items": { "ref": "data.news", "fallback": [{ "title": "a" }] }')),
    );
    expect(section).toMatchObject({ state: 'ok', props: { items: [{ title: 'a' }] } });
  });

  it('takes a school’s settings for a section, but no bound prop and no key of another kind', () => {
    const overrides = { 'home/news': { settings: { limit: 9, items: [{ title: 'Mine' }], env: {}, toString: 1 } } };
    const decision = decisionOf(planOf('home', compiled(), { record: { themeId: 100, overrides } }));
    const props = decision.sections.find(({ key }) => key === 'home/news')?.props ?? {};
    expect(Object.keys(props).sort()).toEqual(['heading', 'items', 'limit', 'note', 'rows']);
    expect(props).toMatchObject({ limit: 9, items: twoNews });
  });

  it('takes a school’s words in the language of the page, else the theme’s, else those of its first language', () => {
    const headingIn = (locale: string, override: object, theme = compiled()): unknown => {
      const record = { themeId: 100, overrides: { 'home/news': override } };
      const decision = decisionOf(planOf('home', theme, { locale, record }));
      return decision.sections.find(({ key }) => key === 'home/news')?.props.heading;
    };
    const settings = { heading: 'What is new' };
    const both = { settings, translations: { hi: { heading: 'नया क्या है' }, mr: { heading: 'नवीन' } } };
    expect([headingIn('en', both), headingIn('hi', both)]).toEqual(['What is new', 'नया क्या है']);
    expect([headingIn('en', { settings }), headingIn('hi', { settings })]).toEqual(['What is new', 'समाचार']);
    expect(headingIn('hi', { translations: { hi: { heading: 'नया', items: 'x' } } })).toBe('नया');
    // The order of the site's languages may change.
    const english = { translations: { en: { heading: 'What is new' }, hi: { heading: 'नया क्या है' } } };
    const hindiFirst = { ...compiled(), defaultLocale: 'hi' };
    expect([headingIn('en', english), headingIn('hi', english)]).toEqual(['What is new', 'नया क्या है']);
    expect([headingIn('en', english, hindiFirst), headingIn('hi', english, hindiFirst)]).toEqual([
      'What is new',
      'नया क्या है',
    ]);
    const silent = JSON.parse(JSON.stringify(compiled()).replaceAll('"heading":"समाचार"', '"heading":""'));
    expect(headingIn('hi', { settings }, silent)).toBe('What is new');
  });

  it('speaks the visitor’s language', () => {
    const decision = decisionOf(planOf('home', compiled(), { locale: 'hi' }));
    expect(decision.sections.find(({ key }) => key === 'home/news')?.props.heading).toBe('समाचार');
  });
});

describe('the page’s description', () => {
  const describedBy = (title: string): string => {
    const theme = compiled(
      edited('"description": { "t": "home.news" }', '"description": { "ref": "data.article.title" }'),
    );
    return decisionOf(planOf('article', theme, { params: { slug: 'a' } }), { article: loaded({ title }) }).description;
  };

  it('is one line, cut at a word where it is longer than is ever shown', () => {
    expect(describedBy('Rain\n  at last')).toBe('Rain at last');
    const long = describedBy('A year of rain and mangoes. '.repeat(20));
    expect(long).toMatch(/ (A|year|of|rain|and|mangoes\.) …$/);
    expect(long.length).toBeLessThanOrEqual(160);
    expect(describedBy('x'.repeat(400))).toBe(`${'x'.repeat(158)} …`);
  });
});

describe('the page’s title', () => {
  const article = (answer = loaded({ title: 'Rain' })) =>
    decisionOf(planOf('article', compiled(), { params: { slug: 'a' } }), { article: answer });

  it('comes from data or a text', () => {
    expect(article()).toMatchObject({ title: 'Rain', description: 'News', status: 200 });
  });

  it('is its fallback where its data says nothing, or failed', () => {
    const bound = '"title": { "ref": "data.article.title" }';
    const theme = compiled(edited(bound, bound.replace(' }', ', "fallback": "An article" }')));
    const titled = (answer: Loaded) =>
      decisionOf(planOf('article', theme, { params: { slug: 'a' } }), { article: answer }).title;
    for (const answer of [failed, loaded({ title: '' }), loaded({}), loaded(null)])
      expect(titled(answer)).toBe('An article');
    expect(titled(loaded({ title: 'Rain' }))).toBe('Rain');
  });

  it('is the school’s name where there is none', () => {
    for (const answer of [failed, loaded({ title: '' }), loaded({ title: ' ' }), loaded({}), loaded(null)]) {
      expect(article(answer).title).toBe('Neem School');
    }
    expect(decisionOf(planOf('not-found')).title).toBe('Neem School');
  });
});

describe('a page’s status', () => {
  const article = (answer = loaded(null)) => {
    return decisionOf(planOf('article', compiled(), { params: { slug: 'a' } }), { article: answer });
  };

  it('is 404 when what it is about is not there', () => {
    for (const nothing of [null, {}, undefined]) expect(article(loaded(nothing)).status).toBe(404);
    expect(article(loaded({ title: 'Rain' })).status).toBe(200);
  });

  it('is 503 when that could not be loaded, and the h1 stands', () => {
    const decision = article(failed);
    expect(decision.status).toBe(503);
    expect(decision.sections).toContainEqual(
      expect.objectContaining({ key: 'article/title', state: 'error', carriesHeading: true }),
    );
  });

  it('is 404 on the page without a route', () => expect(decisionOf(planOf('not-found')).status).toBe(404));
});
