import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../testing/base-theme.ts';
import { testEngine } from '../testing/check.ts';
import { compiled } from '../testing/page.ts';
import { testSections } from '../testing/sections.tsx';
import { testSources } from '../testing/sources.ts';
import { pageDataOf, statesOf } from './states.ts';

const statesIn = (text: string = baseTheme, templateId?: string, seed = 1) =>
  statesOf({
    theme: compiled(text),
    manifests: testSections,
    sources: testSources,
    seed,
    ...(templateId === undefined ? {} : { templateId }),
  });
const stateWith = (title: string, text?: string) => {
  const found = statesIn(text).find((state) => state.title === title);
  if (!found) throw new Error(`There is no state "${title}".`);
  return found;
};

describe('statesOf', () => {
  it('begins each template with its base state, under ids that no other has', () => {
    const states = statesIn();
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
    expect(states.filter(({ title }) => title === 'base').map(({ id }) => id)).toEqual([
      'home~base',
      'article~base',
      'not-found~base',
    ]);
  });

  it('gives the same for the same random seed, and the same states with other texts for another', () => {
    expect(statesIn()).toEqual(statesIn());
    const other = statesIn(baseTheme, undefined, 2);
    expect(other.map(({ id, title }) => [id, title])).toEqual(statesIn().map(({ id, title }) => [id, title]));
    expect(other).not.toEqual(statesIn());
  });

  it('gives one template’s states under the ids that they have among all', () => {
    expect(statesIn(baseTheme, 'article')).toEqual(statesIn().filter(({ template }) => template === 'article'));
  });

  it('names the templates where the one asked for is not there', () => {
    expect(() => statesIn(baseTheme, 'toString')).toThrow(
      'The theme "base" has no template "toString". It has: home, article, not-found.',
    );
  });

  it('shows how the header looks on the first template alone', () => {
    const withUrdu = statesIn().filter(({ title }) => title === 'data.latest: urdu');
    expect(withUrdu.map(({ template }) => template)).toEqual(['home']);
    expect(statesIn().filter(({ title }) => title === 'data.latest: failed')).toHaveLength(3);
  });

  it('shows a page without the examples of its theme too', () => {
    const section = {
      id: 'numbers',
      type: 'numbers',
      settings: { figures: [{ value: { example: '25' }, label: { t: 'home.row' } }] },
    };
    const text = edited('{ "id": "bottom", "type": "bar" }', JSON.stringify(section));
    expect(stateWith('base', text).visit.examples).toBe(true);
    expect(stateWith('examples: absent', text).visit.examples).toBe(false);
  });

  it('makes the visit that a class asks for', () => {
    expect(stateWith('base').visit).toMatchObject({
      locale: 'en',
      path: '/',
      query: { page: 1 },
      record: { themeId: 100 },
      examples: true,
      visitor: { signedIn: false },
    });
    expect(stateWith('locale: hi').visit.locale).toBe('hi');
    expect(stateWith('preset: quiet').visit.record).toEqual({ themeId: 100, preset: 'quiet' });
    expect(stateWith('settings.showNews: false').visit.record).toEqual({ themeId: 100, settings: { showNews: false } });
    expect(stateWith('route.query.page: 2').visit.query).toEqual({ page: 2 });
    expect(stateWith('site.phone: absent').visit.site).not.toHaveProperty('phone');
    expect(stateWith('base').visit.site.phone).toMatch(/^\+91/);
    expect(stateWith('site.school_Name: longest').visit.site.school_Name).toHaveLength(90);
  });

  it('makes an address that the theme’s own routes match', () => {
    const article = statesIn().find(({ id }) => id === 'article~base');
    expect(article?.visit).toMatchObject({ path: '/news/a-day-at-school', params: { slug: 'a-day-at-school' } });
  });

  it('makes the answers that a class asks for', () => {
    expect(stateWith('data.news: failed').answers.news).toMatchObject({ ok: false, reason: 'failed' });
    expect(stateWith('data.news: empty').answers.news).toEqual({ ok: true, value: [], ms: 0 });
    expect(stateWith('data.news: one').answers.news).toMatchObject({ value: { length: 1 } });
    expect(stateWith('data.article: empty').answers.article).toMatchObject({ ok: true, value: null });
    expect(stateWith('data.article.title: absent').answers.article).not.toHaveProperty('value.title');
  });

  it('gives one answer to two data entries that ask the same', () => {
    const text = edited(
      '"data": { "news": { "source": "news", "params": { "page": { "ref": "route.query.page" }, "topic": "sport" } } }',
      '"data": { "news": { "source": "news", "params": { "page": 1 } } }',
    );
    const { answers } = stateWith('data.latest: one', text);
    expect(answers.news).toEqual(answers.latest);
  });
});

describe('pageDataOf', () => {
  it('gives the engine the answers of every request of the plan', () => {
    const theme = compiled();
    for (const state of statesIn()) {
      const template = theme.templates[state.template];
      if (!template) throw new Error(`The theme has no template "${state.template}".`);
      const plan = testEngine.plan(theme, template, state.visit);
      expect([...pageDataOf(plan, state).keys()].sort()).toEqual(plan.requests.map(({ key }) => key).sort());
    }
  });
});
