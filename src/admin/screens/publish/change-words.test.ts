import { describe, expect, it } from 'vitest';
import { themeChange } from '#schemas/office.ts';
import type { Say, Words } from '../../words/words.ts';
import { choiceWords, labelOf, type Wording } from './change-words.ts';
import { tokenWords } from './token-words.ts';
import { publishWords } from './words.ts';

const sayOf =
  <Key extends string>({ hi }: Words<Key>): Say<Key> =>
  (key, values = {}) =>
    hi[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

const hindi: Wording = {
  say: sayOf(publishWords),
  sayToken: sayOf(tokenWords),
  both: ([, hi]) => hi,
  locale: 'hi',
};
const difference = { locale: null, kind: 'text', before: null, after: null } as const;

describe('what has changed of the website, in Hindi', () => {
  it('is called as its editor calls it', () => {
    const field = 'overrides.hero.settings.moreLabel';
    expect(labelOf(themeChange, { ...difference, field, label: 'hero' }, hindi)).toContain('लिंक का पाठ');
  });

  it('keeps the name that the theme gives a setting of its own', () => {
    const field = 'settings.showTicker';
    expect(labelOf(themeChange, { ...difference, field, label: 'चलती सूचनाएँ' }, hindi)).toBe('चलती सूचनाएँ');
  });

  it.each([
    ['overrides.hero.look', 'split', 'साथ-साथ'],
    ['overrides.notices.settings.tone', 'red', 'लाल'],
    ['overrides.hero.settings.heading', 'red', undefined],
  ])('says the choice of %s', (field, value, said) => expect(choiceWords(field, value, 'hi')).toBe(said));
});
