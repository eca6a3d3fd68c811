import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../testing/base-theme.ts';
import { compiled } from '../testing/page.ts';
import { testSections } from '../testing/sections.tsx';
import { testSources } from '../testing/sources.ts';
import { factsOf } from './facts.ts';

const condition =
  '"when": { "all": [{ "ref": "settings.showNews", "op": "equals", "value": true }, { "ref": "data.news", "op": "present" }] }';
const withCondition = (when: object, text = baseTheme) => edited(condition, `"when": ${JSON.stringify(when)}`, text);

/** The names of a fact's classes; those that decide something carry a star. */
const classesOf = (ref: string, text: string = baseTheme, id = 'home') => {
  const theme = compiled(text);
  const template = theme.templates[id];
  const fact = template && factsOf(template, { theme, ...units }).find((one) => one.ref === ref);
  return fact?.classes.map(({ name, kind }) => (kind === 'logic' ? `${name}*` : name));
};
const articleEnd = '"bindings": { "text": { "ref": "data.article.title" } } }]';
const units = { manifests: testSections, sources: testSources };
const listLooks = ['two-hundred', 'least', 'longest', 'devanagari', 'urdu', 'html-in-text'];

describe('factsOf', () => {
  it('finds what sections, conditions, texts and params of a template depend on, each once', () => {
    const theme = compiled();
    const home = theme.templates.home;
    const refs = home && factsOf(home, { theme, ...units }).map(({ ref, shared }) => [ref, shared]);
    expect(refs).toEqual([
      ['data.latest', true],
      ['data.news', false],
      ['settings.showNews', false],
      ['site.phone', false],
      ['site.school_Name', false],
      ['route.query.page', false],
      ['locale', false],
      ['preset', false],
    ]);
  });

  it('has the classes of a source, and a part that is always there is no fact', () => {
    expect(classesOf('data.news')).toEqual(['many*', 'one', 'empty*', 'failed*', ...listLooks]);
    expect(classesOf('data.article', baseTheme, 'article')?.slice(0, 3)).toEqual(['full*', 'empty*', 'failed*']);
    expect(classesOf('data.article.title', baseTheme, 'article')).toEqual(['present', 'absent']);
  });

  it('has the examples of a section, with and without', () => {
    const section = {
      id: 'numbers',
      type: 'numbers',
      settings: { figures: [{ value: { example: '25' }, label: { t: 'home.row' } }] },
    };
    const text = edited('{ "id": "bottom", "type": "bar" }', JSON.stringify(section));
    expect(classesOf('examples', text)).toEqual(['present*', 'absent*']);
    expect(classesOf('examples')).toBeUndefined();
  });

  it('has a list at a threshold and below it', () => {
    const when = { all: [3, 1].map((value) => ({ ref: 'data.news', op: 'atLeast', value })) };
    expect(classesOf('data.news', withCondition(when))).toEqual([
      ...['many*', 'one*', 'empty*', 'failed*'],
      ...listLooks,
      ...['at 3*', 'below 3*'],
    ]);
  });

  it('has the values that a part of an answer is compared with, and others', () => {
    const section = { id: 'lead', type: 'bar', when: { ref: 'data.article.lead', op: 'in', values: ['a', 'b'] } };
    const text = edited(articleEnd, `${articleEnd.slice(0, -1)}, ${JSON.stringify(section)}]`);
    expect(classesOf('data.article.lead', text, 'article')).toEqual(['present*', 'a*', 'b*', 'absent*']);
  });

  it('has both values of a switch, and every option of a choice', () => {
    expect(classesOf('settings.showNews')).toEqual(['true*', 'false*']);
    expect(classesOf('settings.tone', withCondition({ ref: 'settings.tone', op: 'equals', value: 'calm' }))).toEqual([
      'calm*',
      'loud*',
    ]);
    expect(classesOf('settings.tone')).toBeUndefined();
  });

  it('has another value where a free setting would always be the one that is asked for', () => {
    const text = edited(
      '"type": "select", "default": "calm", "options": ["calm", "loud"],',
      '"type": "string", "default": "calm",',
    );
    const when = { ref: 'settings.tone', op: 'equals', value: 'calm' };
    expect(classesOf('settings.tone', withCondition(when, text))).toEqual(['calm*', 'another*']);
  });

  it('has the visitor, and what a school may lack', () => {
    expect(
      classesOf('visitor.signedIn', withCondition({ ref: 'visitor.signedIn', op: 'equals', value: true })),
    ).toEqual(['false*', 'true*']);
    expect(classesOf('site.phone')).toEqual(['present', 'absent']);
    expect(classesOf('site.email', withCondition({ ref: 'site.email', op: 'absent' }))).toEqual([
      'present*',
      'absent*',
    ]);
    expect(classesOf('site.school_Name')).toEqual(['present', 'longest', 'devanagari', 'urdu', 'html-in-text']);
  });

  it('has the values of a query key that the address can carry', () => {
    expect(classesOf('route.query.page')).toEqual(['1', '2']);
    const when = { any: [0, 5].map((value) => ({ ref: 'route.query.page', op: 'equals', value })) };
    expect(classesOf('route.query.page', withCondition(when))).toEqual(['1*', '5*', '2*']);
  });

  it('shows each language and preset once', () => {
    expect(classesOf('locale')).toEqual(['en', 'hi']);
    expect(classesOf('preset')).toEqual(['none', 'quiet']);
  });

  it('takes two data entries that ask the same for one', () => {
    const text = edited(
      '"data": { "news": { "source": "news", "params": { "page": { "ref": "route.query.page" }, "topic": "sport" } } }',
      '"data": { "news": { "source": "news", "params": { "page": 1 } } }',
    );
    expect(classesOf('data.latest', text)).toBeDefined();
    expect(classesOf('data.news', text)).toBeUndefined();
  });
});
