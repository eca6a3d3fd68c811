import { expect, it } from 'vitest';
import { compiled } from '../testing/page.ts';
import { settingValue } from './setting-value.ts';

it.each<[string, string, unknown]>([
  ['showNews', 'false', false],
  ['showNews', 'no', 'no'],
  ['tone', 'loud', 'loud'],
  ['gone', '4', '4'],
  ['__proto__', 'true', 'true'],
])('reads %s=%s as a setting of the theme', (name, text, value) => {
  expect(settingValue(compiled(), name, text)).toBe(value);
});

it('a compiled theme says in each language what people call a setting', () => {
  expect(compiled().settingLabels).toEqual({
    showNews: { en: 'Show news', hi: 'Show news' },
    tone: { en: 'Tone', hi: 'Tone' },
  });
});
