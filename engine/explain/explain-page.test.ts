import { describe, expect, it } from 'vitest';
import type { Loaded } from '../data/load.ts';
import type { Visit } from '../data/visit.ts';
import { baseTheme, edited } from '../testing/base-theme.ts';
import { testEngine } from '../testing/check.ts';
import { answersOf, compiled, failed, loaded, planOf } from '../testing/page.ts';
import type { ExplainedPage, ExplainedSection } from './explained.ts';

interface Case {
  readonly text?: string;
  readonly template?: string;
  readonly visit?: Partial<Visit>;
  readonly answers?: Readonly<Record<string, Loaded>>;
}

const explain = ({ text = baseTheme, template = 'home', visit = {}, answers = {} }: Case = {}): ExplainedPage => {
  const plan = planOf(template, compiled(text), visit);
  const data = answersOf(plan, answers);
  return testEngine.explain(plan, data, testEngine.decide(plan, data));
};
const section = (page: ExplainedPage, key = 'home/news'): ExplainedSection | undefined =>
  page.sections.find((one) => one.key === key);
const origins = (page: ExplainedPage, key = 'home/news'): Record<string, string> =>
  Object.fromEntries(section(page, key)?.props.map(({ name, from }) => [name, from]) ?? []);

const record = { themeId: 100 };

describe('explainPage', () => {
  it('names every section in the order of the page, with where each prop came from', () => {
    const page = explain();
    expect(page.sections.map(({ key, state }) => `${key} ${state}`)).toEqual([
      'header/top ok',
      'home/title ok',
      'home/news ok',
      'footer/bottom ok',
    ]);
    expect(origins(page)).toEqual({
      heading: 'theme',
      limit: 'theme',
      rows: 'theme',
      items: 'source',
      note: 'fallback',
    });
    expect(section(page)?.props.find(({ name }) => name === 'note')).toEqual({
      name: 'note',
      value: 'none',
      from: 'fallback',
      ref: 'site.phone',
    });
  });

  it('tells a default of the type from the same value that the theme writes', () => {
    const written = edited('"limit": 3,', '"limit": 5,');
    const left = edited('"limit": 3,', '');
    const limit = (text: string) => section(explain({ text }))?.props.find(({ name }) => name === 'limit');
    expect(limit(written)).toEqual({ name: 'limit', value: 5, from: 'theme' });
    expect(limit(left)).toEqual({ name: 'limit', value: 5, from: 'section default' });
  });

  it('follows a bound setting of the theme to preset and school', () => {
    const text = edited('{ "ref": "site.phone", "fallback": "none" }', '{ "ref": "settings.tone" }').replace(
      '"settings": { "showNews": false }',
      '"settings": { "tone": "loud" }',
    );
    const note = (own: object) => origins(explain({ text, visit: { record: { ...record, ...own } } })).note;
    expect(note({})).toBe('theme');
    expect(note({ preset: 'quiet' })).toBe('preset');
    expect(note({ preset: 'quiet', settings: { tone: 'calm' } })).toBe('school');
    const { settings, tokens } = explain({
      text,
      visit: { record: { ...record, preset: 'quiet', settings: { tone: 'calm' } } },
    });
    expect(settings).toEqual([
      { name: 'showNews', value: true, from: 'theme' },
      { name: 'tone', value: 'calm', from: 'school' },
    ]);
    expect(tokens).toEqual([{ name: 'color.ink', value: '#101010', from: 'preset' }]);
  });

  it("names a school's override", () => {
    const overrides = { 'home/news': { settings: { limit: 1 } } };
    expect(origins(explain({ visit: { record: { ...record, overrides } } })).limit).toBe('override');
  });

  it.each([
    ['site', '{ "ref": "site.school_Name" }'],
    ['route', '{ "ref": "route.query.page" }'],
    ['source', '{ "ref": "data.latest" }'],
  ])('names %s as the origin of a prop', (from, binding) => {
    const text = edited('{ "ref": "site.phone", "fallback": "none" }', binding);
    expect(origins(explain({ text, visit: { query: { page: 1 } } })).note).toBe(from);
  });

  it('gives the leaf that hides a section, with the value it met', () => {
    const news = section(explain({ answers: { news: loaded([]) } }));
    expect(news).toMatchObject({ shown: false, state: 'hidden', reason: 'its condition is false', props: [] });
    expect(news?.conditions).toEqual([
      [{ ref: 'settings.showNews', op: 'equals', operand: true, value: true, truth: true, decides: false }],
      [{ ref: 'data.news', op: 'present', value: [], truth: false, decides: true }],
    ]);
  });

  it('says of a section that the school hides only that', () => {
    const overrides = { 'home/news': { hidden: true } };
    const page = explain({ visit: { record: { ...record, overrides, settings: { showNews: false } } } });
    expect(section(page)).toMatchObject({ state: 'hidden', reason: 'hidden by the school' });
    expect(
      section(page)
        ?.conditions.flat()
        .some(({ decides }) => decides),
    ).toBe(false);
    expect(page.notAsked).toEqual(['news']);
  });

  it('says of an empty section which prop is', () => {
    const text = edited(', { "ref": "data.news", "op": "present" }', '');
    expect(section(explain({ text, answers: { news: loaded([]) } }))?.reason).toBe('"items" is empty');
  });

  it.each([
    ['hide', { shown: false, state: 'hidden' }],
    ['message', { shown: true, state: 'error' }],
    ['notFound', { shown: false, state: 'notFound' }],
    ['defer', { shown: true, state: 'deferred' }],
  ])('says what failed where onError is %s', (onError, expected) => {
    const text = edited('"type": "list",', `"type": "list", "onError": "${onError}",`);
    const page = explain({ text, answers: { news: failed } });
    expect(section(page)).toMatchObject({ ...expected, reason: 'data.news could not be loaded' });
    expect(page.sources).toContainEqual({
      ids: ['news'],
      source: 'news',
      params: { topic: 'sport' },
      ok: false,
      ms: 1,
      reason: 'failed',
      message: 'Out of reach.',
      tags: ['school:7:notice'],
    });
  });

  it('lists sources with their items, time and tags', () => {
    const { sources, tags } = explain({ visit: { query: { page: 1 } } });
    expect(
      sources.map(({ ids, source, params, items, ms, tags: own }) => [ids, source, params, items, ms, own]),
    ).toEqual([
      [['latest'], 'news', { page: 1 }, 2, 1, ['school:7:notice']],
      [['news'], 'news', { page: 1, topic: 'sport' }, 2, 1, ['school:7:notice']],
    ]);
    expect(tags).toEqual(expect.arrayContaining(['theme:100', 'school:7:notice']));
  });

  it('survives JSON', () => {
    const page = explain({ visit: { query: { page: 1 } } });
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });
});
