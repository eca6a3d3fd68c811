import { describe, expect, it } from 'vitest';
import type { ThemeChoices } from '#schemas/api/theme-settings.ts';
import { isSameChoices, mergeChoices } from './merge-choices.ts';

const base: ThemeChoices = {
  preset: 'calm',
  settings: { showBirthdays: false },
  tokens: { 'color.primary': '#112233' },
  overrides: { 'home/about': { hidden: true }, 'home/gallery': { look: 'grid', settings: { heading: 'Pictures' } } },
  order: { home: ['about', 'gallery'] },
};

describe('the choices of two people', () => {
  it('are joined one by one', () => {
    const mine = { ...base, tokens: {}, overrides: { 'home/gallery': base.overrides['home/gallery'] ?? {} } };
    const theirs = {
      ...base,
      preset: null,
      settings: { showBirthdays: true },
      overrides: { ...base.overrides, 'home/gallery': { look: 'grid', settings: { heading: 'Our year' } } },
    };
    const merged = mergeChoices({ base, mine, theirs });
    expect(merged.isAsked).toBe(false);
    expect(merged.mine).toEqual({
      ...base,
      preset: null,
      settings: { showBirthdays: true },
      tokens: {},
      overrides: { 'home/gallery': { look: 'grid', settings: { heading: 'Our year' } } },
    });
    expect(merged.theirs).toEqual(merged.mine);
  });

  it('are asked about where both have changed the same one, and only about that', () => {
    const mine = { ...base, preset: 'bold', order: { home: ['gallery', 'about'] } };
    const theirs = { ...base, order: { home: ['about'] }, settings: {} };
    const merged = mergeChoices({ base, mine, theirs });
    expect(merged.isAsked).toBe(true);
    expect(merged.mine).toEqual({ ...base, preset: 'bold', settings: {}, order: { home: ['gallery', 'about'] } });
    expect(merged.theirs).toEqual({ ...base, preset: 'bold', settings: {}, order: { home: ['about'] } });
  });

  it('are nothing to ask about where both have chosen the same', () => {
    const same = { ...base, preset: 'bold' };
    expect(mergeChoices({ base, mine: same, theirs: same })).toEqual({ mine: same, theirs: same, isAsked: false });
    const { preset, ...others } = same;
    expect(isSameChoices({ ...others, preset }, same)).toBe(true);
    expect(isSameChoices(base, same)).toBe(false);
  });
});
