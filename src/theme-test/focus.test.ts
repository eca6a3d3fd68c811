import { describe, expect, it } from 'vitest';
import type { CompiledTemplate } from '#engine/index.ts';
import type { ThemeState } from '#engine/states/index.ts';
import { compiled } from '#engine/testing/page.ts';
import { focusOf } from './focus.ts';

const home = compiled().templates.home as CompiledTemplate;
const stateWith = (facts: ThemeState['facts']): ThemeState => ({
  id: 'home~1',
  template: 'home',
  facts,
  title: '',
  visit: {} as ThemeState['visit'],
  answers: {},
  thorough: true,
});

describe('focusOf', () => {
  it.each([
    [
      'the section that binds the data',
      { 'data.news': 'one' },
      ['header/top', 'home/title', 'home/news'],
      ['home/news'],
    ],
    ['the one above, where it does not stand', { 'data.news': 'empty' }, ['header/top', 'home/title'], ['home/title']],
    ['the section that a setting decides', { 'settings.showNews': 'false' }, ['home/title'], ['home/title']],
    ['the header with its data', { 'data.latest': 'one' }, ['header/top', 'home/title'], ['header/top']],
    ['nothing, where all of the page differs', { locale: 'hi' }, ['header/top', 'home/title'], []],
  ])('is %s', (_, facts, visible, wanted) => {
    expect(focusOf(stateWith(facts), home, visible)).toEqual(wanted);
  });
});
