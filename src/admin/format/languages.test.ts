import { expect, it } from 'vitest';
import { languageName, nameItself } from './languages.ts';

it.each([
  ['en', 'English'],
  ['hi', 'हिन्दी'],
  ['mr', 'मराठी'],
  ['fr', 'Français'],
])('the language %s calls itself %s', (language, name) => expect(nameItself(language)).toBe(name));

it('a language has a name in others', () => {
  expect(languageName('hi', 'en')).toBe('Hindi');
  expect(languageName('en', 'hi')).toBe('अंग्रेज़ी');
});
