import { expect, it } from 'vitest';
import type { Visit } from '../data/visit.ts';
import type { SectionEnv } from '../section.ts';
import { baseTheme } from '../testing/base-theme.ts';
import { compiled, decisionOf, planOf, visitOf } from '../testing/page.ts';
import { createSectionEnv } from './section-env.ts';

const envOf = (template: string, visit: Partial<Visit>, theme = compiled()): SectionEnv => {
  const decision = decisionOf(planOf(template, theme, visit));
  const [section] = decision.sections;
  if (!section) throw new Error('No section stands.');
  return createSectionEnv(decision)(section);
};

it('the env of a section knows the page in each language, by the language’s own name', () => {
  const { languages, home, path, nav } = envOf('article', { locale: 'hi', path: '/news/rain' });
  expect(languages).toEqual([
    { locale: 'en', name: 'English', href: '/news/rain', current: false },
    { locale: 'hi', name: 'हिन्दी', href: '/hi/news/rain', current: true },
  ]);
  expect([home, path, nav[0]?.href]).toEqual(['/hi', '/hi/news/rain', '/hi']);
});

it('the env of a section keeps what was asked of a page in its other languages, and leads from a page that is not there to the home page', () => {
  const hrefs = (env: SectionEnv) => env.languages.map(({ href }) => href);
  expect(hrefs(envOf('home', { query: { page: 3 } }))).toEqual(['/?page=3', '/hi?page=3']);
  expect(hrefs(envOf('home', { query: { page: 1 } }))).toEqual(['/', '/hi']);
  expect(hrefs(envOf('not-found', { locale: 'hi', path: '/404' }))).toEqual(['/', '/hi']);
});

it('the env of a section has what was asked of the page, without the defaults', () => {
  expect(envOf('home', { query: { page: 3 } }).query).toEqual({ page: 3 });
  expect(envOf('home', { query: { page: 1 } }).query).toEqual({});
});

it('the env of a section names no languages where there is one', () => {
  const one = compiled(baseTheme.replace(',\n      "hi": { "home.news": "समाचार" }', ''));
  expect(envOf('home', {}, one).languages).toEqual([]);
});

it('the env of a section takes content to be in the school’s language, or else in the theme’s', () => {
  expect(envOf('home', { locale: 'hi' }).contentLocale).toBe('en');
  expect(envOf('home', { site: { ...visitOf().site, lang: 'mr' } }).contentLocale).toBe('mr');
});
