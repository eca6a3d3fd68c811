import { describe, expect, it } from 'vitest';
import { baseTheme } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { translation } from './index.ts';

const withTexts = (strings: object): string => {
  const theme = JSON.parse(baseTheme);
  theme.locales.strings = strings;
  return JSON.stringify(theme);
};
const { en, hi } = JSON.parse(baseTheme).locales.strings;
const whole = { ...Object.fromEntries(Object.keys(en).map((key) => [key, 'शब्द'])), ...hi };
const found = (strings: object): unknown => prove(translation, withTexts(strings)).map(({ pointer }) => pointer);

describe('translation', () => {
  it('finds each text that another language lacks, where it stands in the theme’s own', () => {
    const { 'nav.home': _, ...others } = whole;
    expect(found({ en, hi: others })).toEqual(['/locales/strings/en/nav.home']);
    expect(prove(translation, withTexts({ en, hi: others, mr: others }))[0]?.message).toContain(
      'missing in "hi", "mr"',
    );
  });

  it('finds nothing where all is there, or there is one language', () => {
    expect(found({ en, hi: whole })).toEqual([]);
    expect(found({ en })).toEqual([]);
  });

  it('finds a section’s text worded anew that falls back to another language', () => {
    expect(found({ en: { ...en, 'list.empty': 'None.' }, hi: whole })).toEqual(['/locales/strings/en/list.empty']);
    expect(found({ en, hi: { ...whole, 'list.empty': 'कुछ नहीं।' } })).toEqual([]);
  });

  it('finds what was copied to be translated, and leaves alone names, other words and Latin languages', () => {
    const title = { ...en, 'home.title': 'Photo gallery' };
    expect(found({ en: title, hi: { ...whole, 'home.title': 'Photo gallery' } })).toEqual([
      '/locales/strings/hi/home.title',
    ]);
    const name = { ...en, 'home.title': 'CBSE YouTube {name}' };
    expect(found({ en: name, hi: { ...whole, 'home.title': 'CBSE YouTube {name}' } })).toEqual([]);
    expect(found({ en: title, fr: title })).toEqual([]);
  });

  it('finds a language as it is typed in Latin letters, and a single word that is the English one', () => {
    const place = ['/locales/strings/hi/home.title'];
    expect(found({ en, hi: { ...whole, 'home.title': 'Hamare vidyalaya mein' } })).toEqual(place);
    expect(found({ en: { ...en, 'home.title': 'Gallery' }, hi: { ...whole, 'home.title': 'Gallery' } })).toEqual(place);
    for (const name of ['CBSE', 'WhatsApp', 'English', 'Gulmohar', 'www.school.example', '12–15', '{name}'])
      expect(found({ en, hi: { ...whole, 'home.title': name } })).toEqual([]);
    for (const name of ['CBSE', 'English', 'WhatsApp', 'Google Play'])
      expect(found({ en: { ...en, 'home.title': name }, hi: { ...whole, 'home.title': name } })).toEqual([]);
  });

  it('finds a text in another script than its language is written in', () => {
    expect(found({ en: { ...en, 'home.title': 'चित्र' } })).toEqual(['/locales/strings/en/home.title']);
    expect(found({ en: { ...en, 'home.title': 'Chitra · चित्र' } })).toEqual([]);
  });

  it('leaves alone what has no letters, and what nothing reads', () => {
    const { 'home.row': _, ...others } = whole;
    expect(found({ en: { ...en, 'home.row': '{n} – 12' }, hi: others })).toEqual([]);
    expect(found({ en: { ...en, 'home.old': 'Old' }, hi: whole })).toEqual([]);
  });
});
