import { expect, it } from 'vitest';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { edited } from '../testing/base-theme.ts';
import { testEngine } from '../testing/check.ts';
import { compiled } from '../testing/page.ts';
import { testSections } from '../testing/sections.tsx';
import type { CompiledTheme } from '../theme.ts';
import { createChoiceCarrier } from './carry-choices.ts';

const { resolveRecord } = testEngine;
const carry = createChoiceCarrier({ resolveRecord, sections: testSections, page: { tokens: [], contrast: [] } });
const next = compiled(edited('"themeId": 100', '"themeId": 101'));

it('takes along what the theme has by the same name, and leaves the rest', () => {
  const { record, lost } = carry(
    {
      themeId: 100,
      version: 'f'.repeat(64),
      preset: 'loud',
      settings: { tone: 'loud', gone: true },
      tokens: { 'color.ink': '#123456', 'color.gone': '#123456' },
      overrides: { 'home/news': { hidden: true, settings: { limit: 2, gone: 1 } }, 'home/gone': { hidden: true } },
    },
    next,
  );
  expect(record).toEqual({
    themeId: 101,
    version: null,
    preset: null,
    settings: { tone: 'loud' },
    tokens: { 'color.ink': '#123456' },
    overrides: { 'home/news': { hidden: true, settings: { limit: 2 } } },
  });
  expect(lost.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'preset loud',
    'setting gone',
    'token color.gone',
    'section setting home/news.gone',
    'section home/gone',
  ]);
});

it('leaves a colour behind that makes a text too weak there', () => {
  const { record, lost } = carry({ themeId: 100, tokens: { 'color.ink': '#808080' } }, next);
  expect(record.tokens).toEqual({});
  expect(lost.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['contrast color.ink']);
});

/** The next theme with its news under another name. */
const renamed = (news: string): CompiledTheme =>
  compiled(edited('"themeId": 100', '"themeId": 101').replace('"id": "news"', `"id": "${news}"`));
const choices: SiteRecord = { themeId: 100, overrides: { 'home/news': { hidden: true, look: 'plain' } } };

it('takes what was chosen for a section to the only one of its kind on the page', () => {
  const { record, lost } = carry({ ...choices, order: { home: ['news'] } }, renamed('latest'), compiled());
  expect(record.overrides).toEqual({ 'home/latest': { hidden: true, look: 'plain' } });
  expect(record.order).toEqual({ home: ['latest'] });
  expect(lost).toEqual([]);
});

it('finds the page by its role where it has another name and another address', () => {
  const before = compiled(edited('"route": "/news/:slug",', '"route": "/news/:slug", "role": "article",'));
  const elsewhere = compiled(
    edited('"themeId": 100', '"themeId": 101').replace(
      '"article": {\n      "route": "/news/:slug",',
      '"story": {\n      "route": "/stories/:slug", "role": "article",',
    ),
  );
  const given: SiteRecord = {
    themeId: 100,
    overrides: { 'article/title': { settings: { heading: 'Told' } } },
    order: { article: ['title'] },
  };
  const { record, lost } = carry(given, elsewhere, before);
  expect(record.overrides).toEqual({ 'story/title': { settings: { heading: 'Told' } } });
  expect(record.order).toEqual({ story: ['title'] });
  expect(lost).toEqual([]);
});

it('leaves it behind where another kind has the name, and says so', () => {
  const theme = JSON.parse(edited('"themeId": 100', '"themeId": 101')) as {
    templates: { home: { sections: object[] } };
  };
  theme.templates.home.sections[1] = { id: 'news', type: 'headline' };
  const other = compiled(JSON.stringify(theme));
  const { record, lost } = carry(choices, other, compiled());
  expect(record.overrides).toEqual({});
  expect(lost.map(({ name, message }) => `${name}: ${message}`)).toEqual([
    'home/news: "home/news" is of the kind "headline" in this theme, not "list".',
  ]);
});

it('leaves a look behind that the kind does not have', () => {
  const { record, lost } = carry({ themeId: 100, overrides: { 'home/news': { look: 'mosaic' } } }, next, compiled());
  expect(record.overrides).toEqual({});
  expect(lost.map(({ kind }) => kind)).toEqual(['section look']);
});
