import { expect, it } from 'vitest';
import { edited } from '../testing/base-theme.ts';
import { testEngine } from '../testing/check.ts';
import { compiled } from '../testing/page.ts';
import { testSections } from '../testing/sections.tsx';
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
