import { describe, expect, it } from 'vitest';
import { visitOf } from '../testing/page.ts';
import { blame } from './blame.ts';
import type { ThemeState } from './state.ts';

const state = (id: string, facts: Readonly<Record<string, string>>, template = 'home'): ThemeState => ({
  id,
  template,
  facts,
  title: id,
  visit: visitOf(),
  answers: {},
  thorough: true,
});
const states = [
  state('base', {}),
  state('a', { a: 'empty' }),
  state('b', { b: 'failed' }),
  state('c', { c: 'urdu' }),
  state('ab', { a: 'empty', b: 'failed' }),
  state('ac', { a: 'empty', c: 'urdu' }),
  state('other', { a: 'empty' }, 'about'),
];
const blamed = (id: string, failed: readonly string[]) => {
  const found = states.find((one) => one.id === id);
  return found && blame(found, states, new Set(failed)).map(({ ref, name }) => `${ref} ${name}`);
};

describe('blame', () => {
  it('names the one class that every failing state has and no passing one', () => {
    expect(blamed('ab', ['a', 'ab', 'ac'])).toEqual(['a empty']);
  });

  it('does not blame a class that passes elsewhere on the template', () => {
    expect(blamed('ab', ['b', 'ab'])).toEqual(['b failed']);
  });

  it('names two where none alone is enough', () => expect(blamed('ab', ['ab'])).toEqual(['a empty', 'b failed']));

  it('names a class together with what the base has, where another class makes it right', () => {
    expect(blamed('a', ['a', 'ac'])).toEqual(['a empty', 'b base']);
  });

  it('needs no fact where the base state fails', () => expect(blamed('a', ['base', 'a'])).toEqual([]));

  it('looks at its own template only', () => expect(blamed('other', ['other'])).toEqual(['a empty']));
});
