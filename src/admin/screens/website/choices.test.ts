import { describe, expect, it } from 'vitest';
import type { CompiledSection } from '#engine/theme.ts';
import type { ThemeChoices } from '#schemas/api/theme-settings.ts';
import { chooseColor, chooseForSection, chooseSetting, chooseWords, movableIds, moveSection } from './choices.ts';

const none: ThemeChoices = { preset: null, settings: {}, tokens: {}, overrides: {} };

const section = (id: string, region: CompiledSection['region'] = 'main'): CompiledSection => ({
  key: `home/${id}`,
  id,
  region,
  type: id,
  look: 'standard',
  when: [],
  settings: {},
  given: [],
  bindings: {},
  strings: {},
  onEmpty: 'hide',
  onError: 'hide',
});
const template = {
  id: 'home',
  h1: 'banner',
  sections: [section('top', 'header'), ...['banner', 'about', 'classes', 'gallery'].map((id) => section(id))],
};

describe('the choices for a section', () => {
  it('are added part by part, and gone with the last of them', () => {
    const hidden = chooseForSection(none, 'home/about', { hidden: true });
    expect(hidden.overrides).toEqual({ 'home/about': { hidden: true } });
    const both = chooseForSection(hidden, 'home/about', { look: 'story' });
    expect(both.overrides).toEqual({ 'home/about': { hidden: true, look: 'story' } });
    expect(chooseForSection(both, 'home/about', { hidden: undefined, look: undefined })).toEqual(none);
  });

  it('hold its settings, each by itself', () => {
    const one = chooseSetting(none, 'home/about', 'heading', 'Our school');
    const two = chooseSetting(one, 'home/about', 'eventsLimit', 3);
    expect(two.overrides['home/about']).toEqual({ settings: { heading: 'Our school', eventsLimit: 3 } });
    const left = chooseSetting(two, 'home/about', 'heading', undefined);
    expect(left.overrides['home/about']).toEqual({ settings: { eventsLimit: 3 } });
    expect(chooseSetting(left, 'home/about', 'eventsLimit', undefined)).toEqual(none);
  });
});

it('words of a section are another’s in each language, and gone with the last of them', () => {
  const one = chooseSetting(none, 'home/about', 'heading', 'Our school');
  const words = { locale: 'hi', name: 'heading' };
  const two = chooseWords(one, 'home/about', { ...words, text: 'हमारा विद्यालय' });
  const three = chooseWords(two, 'home/about', { locale: 'mr', name: 'heading', text: 'आमची शाळा' });
  expect(three.overrides['home/about']).toEqual({
    settings: { heading: 'Our school' },
    translations: { hi: { heading: 'हमारा विद्यालय' }, mr: { heading: 'आमची शाळा' } },
  });
  const left = chooseWords(three, 'home/about', { ...words, locale: 'mr', text: undefined });
  expect(left).toEqual(two);
  expect(chooseWords(left, 'home/about', { ...words, text: undefined })).toEqual(one);
});

describe('a colour', () => {
  it('is chosen, and left to the theme again', () => {
    const chosen = chooseColor(none, 'color.primary', '#123456');
    expect(chosen.tokens).toEqual({ 'color.primary': '#123456' });
    expect(chooseColor(chosen, 'color.primary', undefined)).toEqual(none);
  });
});

describe('the order of sections', () => {
  it('leaves header and heading where they are', () => {
    expect(movableIds(template, none)).toEqual(['about', 'classes', 'gallery']);
  });

  it('is a list of all that moves, once one has moved', () => {
    const moved = moveSection(none, template, { id: 'gallery', before: 'about' });
    expect(moved.order).toEqual({ home: ['gallery', 'about', 'classes'] });
    expect(movableIds(template, moved)).toEqual(['gallery', 'about', 'classes']);
    const last = moveSection(moved, template, { id: 'gallery', before: undefined });
    expect(movableIds(template, last)).toEqual(['about', 'classes', 'gallery']);
    expect(last).toEqual(none);
  });

  it('keeps that of other pages', () => {
    const other = { ...none, order: { about: ['b', 'a'] } };
    const moved = moveSection(other, template, { id: 'classes', before: 'about' });
    expect(moved.order).toEqual({ about: ['b', 'a'], home: ['classes', 'about', 'gallery'] });
    expect(moveSection(moved, template, { id: 'classes', before: 'gallery' })).toEqual(other);
  });
});
