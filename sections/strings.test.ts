import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Strings } from '#engine/strings.ts';
import { sections } from './index.ts';

/** What Hindi writes in Latin letters too. */
const names = ['1130xxx', 'App Store', 'CBSE', 'Google Play', 'KB', 'WhatsApp'];
const namePattern = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g');
const placeholder = /\{\w+\}/g;

const placeholdersOf = (text: string): string => (text.match(placeholder) ?? []).toSorted().join(' ');

const isHindi = (text: string): boolean =>
  /\p{Script=Devanagari}/u.test(text) || !/\p{L}/u.test(text.replace(placeholder, '').replace(namePattern, ''));

/**
 * What is wrong with the texts of a section or a theme: each language says all that English says, and Hindi in Hindi.
 */
const findFaults = (strings: Strings): readonly string[] => {
  const { en = {} } = strings;
  return [...new Set(['hi', ...Object.keys(strings)])].flatMap((locale) => {
    const texts = strings[locale] ?? {};
    const keys = [...new Set([...Object.keys(en), ...Object.keys(texts)])];
    return keys.flatMap((key) => {
      const [english, text] = [en[key], texts[key]];
      const named = `${locale} ${key}`;
      if (text === undefined) return [`${named} is missing`];
      if (english === undefined) return [`${named} is not in English`];
      if ((text.trim() === '') !== (english.trim() === '')) return [`${named} is empty in one language alone`];
      const faults: string[] = [];
      if (placeholdersOf(text) !== placeholdersOf(english)) faults.push(`${named} has other placeholders`);
      if (locale === 'hi' && !isHindi(text)) faults.push(`${named} is not in Hindi`);
      return faults;
    });
  });
};

describe('the texts', () => {
  it('are compared by keys, placeholders and script', () => {
    const en = { all: 'All {n}', by: 'By', gone: 'Gone', none: '', rights: '© {year}', way: 'WhatsApp' };
    const hi = { all: 'सभी', by: 'By', extra: 'और', none: 'कुछ', rights: '© {year}', way: 'WhatsApp' };
    expect(findFaults({ en, hi })).toEqual([
      'hi all has other placeholders',
      'hi by is not in Hindi',
      'hi gone is missing',
      'hi none is empty in one language alone',
      'hi extra is not in English',
    ]);
    expect(findFaults({ en: { by: 'By' } })).toEqual(['hi by is missing']);
  });

  it.each(sections.map(({ type, strings }) => [type, strings] as const))('of %s are whole', (_type, strings) => {
    expect(findFaults(strings)).toEqual([]);
  });

  /** A heading that a theme may leave out, and that no default stands in for. */
  const mayLackHeading = ({ settings }: (typeof sections)[number]): boolean => {
    const { properties = {}, required = [] } = settings as {
      readonly properties?: Readonly<Record<string, { readonly default?: unknown }>>;
      readonly required?: readonly string[];
    };
    return (
      properties.heading !== undefined && properties.heading.default === undefined && !required.includes('heading')
    );
  };
  it.each(sections.filter(mayLackHeading).map(({ type, strings }) => [type, strings] as const))(
    'of %s have a heading for a theme that gives none',
    (_type, { en = {} }) => {
      expect(en.heading).toBeTruthy();
    },
  );

  const themes = new URL('../themes/', import.meta.url);
  const folders = readdirSync(themes, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  it.each(folders.map(({ name }) => name))('of the theme %s are whole', (name) => {
    const text = readFileSync(new URL(`${name}/theme.json`, themes), 'utf8');
    const { locales } = JSON.parse(text) as { readonly locales: { readonly strings: Strings } };
    expect(findFaults(locales.strings)).toEqual([]);
  });
});
