import { describe, expect, it } from 'vitest';
import { carryChoices, parseChoices, withoutChoices } from './choices.ts';

const read = (query: string) => parseChoices(new URLSearchParams(query));
const carry = (from: string, to: string): string =>
  carryChoices(new URL(from, 'http://preview'), new URL(to, 'http://preview')).href.slice('http://preview'.length);

describe('the choices of an address', () => {
  it('are those of a visitor where it has none', () => {
    const { choices, problems } = read('page=2');
    expect(problems).toEqual([]);
    const { sources, looks, settings } = choices;
    expect({ ...choices, sources: [...sources], looks: [...looks], settings: [...settings] }).toEqual({
      school: undefined,
      themeAlone: false,
      preset: undefined,
      settings: [],
      date: undefined,
      signedIn: false,
      sources: [],
      looks: [],
      state: undefined,
      seed: 1,
    });
  });

  it('are read, sources by their names', () => {
    const { choices, problems } = read(
      'preview.school=neem&preview.signed-in=1&preview.source.gallery=one&preview.source.__proto__=empty&preview.seed=7',
    );
    expect(problems).toEqual([]);
    expect(choices).toMatchObject({ school: 'neem', signedIn: true, seed: 7 });
    expect([...choices.sources]).toEqual([
      ['gallery', 'one'],
      ['__proto__', 'empty'],
    ]);
    expect([...read('preview.look.holidays=table').choices.looks]).toEqual([['holidays', 'table']]);
  });

  it('are read of a school: its look or the theme alone, a preset or none, settings and the day', () => {
    const { choices, problems } = read(
      'preview.theme-alone=1&preview.preset=&preview.set.showBirthdays=false&preview.date=2028-02-29',
    );
    expect(problems).toEqual([]);
    expect(choices).toMatchObject({ themeAlone: true, preset: '', date: '2028-02-29' });
    expect([...choices.settings]).toEqual([['showBirthdays', 'false']]);
  });

  it.each([
    ['preview.signedin=1', 'preview.signedin'],
    ['preview.signed-in=yes', 'not "yes"'],
    ['preview.seed=-1', 'not "-1"'],
    ['preview.date=2027-02-29', 'not "2027-02-29"'],
    ['preview.date=0001-01-01', 'not "0001-01-01"'],
    ['preview.theme-alone=', 'not ""'],
  ])('say that %s means nothing', (query, problem) => {
    expect(read(query).problems).toEqual([expect.stringContaining(problem)]);
  });
});

it('an address without its choices keeps its path and its own query', () => {
  const url = new URL(
    'http://preview/hi/gallery?preview.school=a&page=2&preview.set.tone=loud&preview.date=2026-01-01',
  );
  expect(withoutChoices(url).href).toBe('http://preview/hi/gallery?page=2');
});

describe('a link', () => {
  it('keeps the choices, its own query and its fragment', () => {
    expect(carry('/?preview.signed-in=1&page=3', '/gallery?page=2#top')).toBe(
      '/gallery?page=2&preview.signed-in=1#top',
    );
    expect(carry('/?preview.school=a', '/?preview.school=b')).toBe('/?preview.school=b');
  });

  it('keeps a state on its own page only', () => {
    expect(carry('/gallery?preview.state=g', '/gallery#top')).toBe('/gallery?preview.state=g#top');
    expect(carry('/gallery?preview.state=g', '/gallery?page=2')).toBe('/gallery?page=2');
    expect(carry('/gallery?preview.state=g', '/about')).toBe('/about');
  });
});
