import { describe, expect, it } from 'vitest';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { CompiledTheme } from '../index.ts';
import { edited } from '../testing/base-theme.ts';
import { testEngine } from '../testing/check.ts';
import { compiled } from '../testing/page.ts';
import { testSections } from '../testing/sections.tsx';
import { createLossFinder } from './losses.ts';

const { resolveRecord } = testEngine;
const findLosses = createLossFinder({ resolveRecord, sections: testSections, page: { tokens: [], contrast: [] } });
const live = compiled();
const withRenames = (renames: object): CompiledTheme =>
  compiled(edited('"presets": {', `"renames": ${JSON.stringify(renames)}, "presets": {`));
const lossesOf = (record: Partial<SiteRecord>, theme: CompiledTheme, before: CompiledTheme | undefined = live) =>
  findLosses({ themeId: 100, ...record }, theme, before).map(
    ({ kind, name, already }) => `${kind} ${name}${already ? ' already' : ''}`,
  );

describe('the choices of a school that a theme breaks', () => {
  const choices = {
    settings: { tone: 'loud', gone: true },
    tokens: { 'color.ink': '#123456', 'color.gone': '#123456' },
    overrides: { 'home/news': { settings: { limit: 2, gone: 1 } } },
  };

  it('tells what is lost by it from what was lost before', () => {
    const next = compiled(edited('"options": ["calm", "loud"]', '"options": ["calm", "soft"]'));
    const old = ['setting gone already', 'token color.gone already', 'section setting home/news.gone already'];
    expect(lossesOf(choices, live)).toEqual(old);
    expect(lossesOf(choices, next)).toEqual(['setting tone', ...old]);
  });

  it('takes all of it for new where there was no theme before', () => {
    const record = { themeId: 100, ...choices };
    expect(findLosses(record, live, undefined).map(({ already }) => already)).toEqual([false, false, false]);
  });

  it('is no loss where a thing has another name, and no new one where it was lost under the old', () => {
    const renames = {
      settings: { mood: 'tone' },
      tokens: { 'color.text': 'color.ink' },
      sections: { 'home/latest': 'home/news' },
    };
    const next = withRenames(renames);
    const right = {
      settings: { mood: 'loud' },
      tokens: { 'color.text': '#123456' },
      overrides: { 'home/latest': { hidden: true } },
    };
    expect(lossesOf(right, next)).toEqual([]);
    const wrong = {
      settings: { mood: 'wild' },
      tokens: { 'color.text': 'red' },
      overrides: { 'home/latest': { settings: { gone: 1 } } },
    };
    // Before, the theme had none of the old names; the section was gone as a whole, which is another loss.
    expect(lossesOf(wrong, next)).toEqual([
      'setting tone already',
      'token color.ink already',
      'section setting home/news.gone',
    ]);
  });

  it('names a colour that makes a text too weak, with the nearest that does not', () => {
    const record = { themeId: 100, tokens: { 'color.ink': '#808080' } };
    const lenient = compiled(edited('"on": ["{color.canvas}"], "min": 4.5', '"on": ["{color.canvas}"], "min": 3'));
    expect(findLosses(record, live, lenient)).toEqual([
      {
        kind: 'contrast',
        name: 'color.ink',
        message:
          '"color.ink" on "color.canvas" has a contrast of 3.95, and 4.5 is needed. The nearest colour that passes: #767676.',
        already: false,
      },
    ]);
    expect(lossesOf(record, live)).toEqual(['contrast color.ink already']);
    expect(lossesOf(record, lenient)).toEqual([]);
  });
});
