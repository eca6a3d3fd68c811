import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { claim } from './index.ts';

const found = (text: string): unknown => prove(claim, text).map(({ rule, pointer }) => [rule, pointer]);

const withText = (text: string): string => edited('"home.news": "News",', `"home.news": ${JSON.stringify(text)},`);
const withFallback = (text: string): string => edited('"fallback": "none"', `"fallback": ${JSON.stringify(text)}`);

describe('claim', () => {
  it.each([
    '100% passed',
    'More than 1,200+ children',
    '98.5 % results',
    'Call +91 98765 43210',
    'Write to office@school.example',
  ])('finds what is true of one school at most in "%s"', (text) => {
    expect(found(withText(text))).toEqual([['THM074', '/locales/strings/en/home.news']]);
    expect(found(withFallback(text))).toEqual([['THM074', '/templates/home/sections/1/bindings/note/fallback']]);
  });

  it.each(['Welcome to Devdatt Collegiate School', 'Life at Amaltas Public School', 'St Mary’s Senior Academy'])(
    'finds the name of a school in “%s”',
    (text) => expect(found(withText(text))).toEqual([['THM074', '/locales/strings/en/home.news']]),
  );

  it('finds it in the description of a page', () => {
    const description = '{ "ref": "site.phone", "fallback": "98765 43210" }';
    expect(found(edited('"description": { "t": "home.news" }', `"description": ${description}`))).toEqual([
      ['THM074', '/templates/article/seo/description/fallback'],
    ]);
  });

  it.each([
    '{count}% of {all}',
    'Classes 1 to 12',
    'PIN code, 6 digits',
    'Session 2026–2027',
    'A@B',
    'C++',
    'Welcome to Our School',
    'The Senior School',
    'High School',
  ])('finds none in "%s"', (text) => expect(found(withText(text))).toEqual([]));
});
