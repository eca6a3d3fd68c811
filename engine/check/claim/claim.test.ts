import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { claimInLink } from './claims.ts';
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
    'A@B',
    'C++',
    'Welcome to Our School',
    'The Senior School',
    'High School',
    'Results of the last 5 years',
    'For children of 3 years and older',
    'Ages 3 to 5 years',
    'Kept for no more than 7 years',
    'Up to 3 students of a family',
    'Class 10 students',
    'What the CBSE asks every school to publish',
    'Book 2, page 14',
    'पिछले 5 वर्षों के परिणाम',
    'कक्षा 1 से 12',
    'हर कक्षा के 3 बच्चे',
  ])('finds none in "%s"', (text) => expect(found(withText(text))).toEqual([]));

  it.each([
    '1,200 students',
    'Home to 850 happy pupils',
    '60 trained teachers',
    'A campus of 12 acres',
    '25 years of teaching',
    'Since 1962',
    'Established in 1987',
    'Admissions open for 2026–27',
    'Session 2026-2027',
    'Affiliated to CBSE',
    'A CBSE school',
    'Affiliation No. 1130123',
    'Open from 9:30 am',
    'Classes begin at 08:15',
    'The form costs ₹500',
    'Rs. 1,000 a month',
    '१२०० विद्यार्थी',
    '40 से अधिक शिक्षक',
    '५० वर्षों का अनुभव',
    'सन् 1962 से',
    '1962 में स्थापित',
    'सीबीएसई से संबद्ध',
    'सुबह 8 बजे से',
    '500 रुपये',
  ])('finds what one school says of itself in "%s", and leaves the product’s own pages alone', (text) => {
    expect(found(withText(text))).toEqual([['THM074', '/locales/strings/en/home.news']]);
    expect(found(withText(text).replace('"themeId": 100', '"themeId": 0'))).toEqual([]);
  });

  it('leaves the name of a setting alone, which the office reads', () => {
    expect(found(edited('"settings.tone": "Tone"', '"settings.tone": "Show the last 12 awards"'))).toEqual([]);
  });
});

describe('a link', () => {
  it.each([
    ['tel:+919876543210', 'this number'],
    ['mailto:office@school.example', 'this address'],
    ['https://wa.me/919876543210', '"wa.me"'],
    ['https://www.devdatt.example/fees', '"www.devdatt.example"'],
    ['https://www.facebook.com/devdatt', '"www.facebook.com"'],
  ])('to "%s" is one school’s', (href, named) => expect(claimInLink(href)?.message).toContain(named));

  it.each([
    '/contact',
    '#fees',
    'tel:1098',
    'https://saras.cbse.gov.in/saras',
    'https://www.cisce.org/',
    'https://www.w3.org/WAI/',
    'http://localhost:3000/',
  ])('to "%s" is every school’s, or another mistake', (href) => expect(claimInLink(href)).toBeUndefined());
});
