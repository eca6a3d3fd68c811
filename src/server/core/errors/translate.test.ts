import { describe, expect, it } from 'vitest';
import { calls } from '#server/main/calls.ts';
import { formats } from '../validation/formats.ts';
import { hindi } from './hindi.ts';
import { hindiChoices } from './hindi-choices.ts';
import { hindiOffice } from './hindi-office.ts';
import { hindiValues } from './hindi-values.ts';
import { firstLanguage, translation } from './translate.ts';

const inHindi = translation('hi') ?? (() => undefined);
const placesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));

/** Every format that a schema asks for, however deep. */
const formatsOf = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'format' in schema && typeof schema.format === 'string' ? [schema.format] : [];
  return [...own, ...Object.values(schema).flatMap(formatsOf)];
};

describe('what calls answer, in Hindi', () => {
  it('is there for every form that a visitor’s entry may have to have', () => {
    const bodies = calls.filter(({ access, method }) => access.kind === 'public' && method !== 'GET');
    const used = new Set(bodies.flatMap(({ body }) => formatsOf(body)));
    expect([...used]).toEqual(expect.arrayContaining(['mobile', 'pincode', 'person-name']));
    const texts = Object.entries(formats).flatMap(([name, { message }]) => (used.has(name) ? [message] : []));
    expect(texts.filter((text) => inHindi(text) === undefined)).toEqual([]);
  });

  it('puts values in their places', () => {
    expect(inHindi('Use at most 250 characters.')).toBe('अधिक से अधिक 250 अक्षर लिखें।');
    expect(inHindi('A child must be 2 or older on 2026-04-01.')).toBe(
      '2026-04-01 को बच्चे की आयु कम से कम 2 वर्ष होनी चाहिए।',
    );
    expect(inHindi('Use PDF, JPG or PNG up to 5 MB.')).toBe('PDF, JPG या PNG फ़ाइल चुनें, 5 MB तक।');
    expect(inHindi('Too many tries. Try again in 15 minutes.')).toContain('15 मिनट');
    expect(inHindi('Too many tries. Try again in 24 hours.')).toContain('24 घंटे');
    expect(
      inHindi('Class 5 is in use: 3 enrolments, 1 enquiry, 2 lists of required documents. Switch it off instead.'),
    ).toBe('Class 5 काम में है: 3 नामांकन, 1 पूछताछ, 2 ज़रूरी दस्तावेज़ों की सूचियाँ। हटाने के बजाय उसे बंद करें।');
    expect(inHindi('Fill in first: previous school, previous class.')).toBe('पहले यह भरें: पिछला विद्यालय, पिछली कक्षा।');
    expect(inHindi('Asha Rao changed this at 21 Nov 2026, 12:00. Review both versions.')).toBe(
      'Asha Rao ने इसे 21 नवंबर 2026, 12:00 पर बदला। दोनों रूप देख लें।',
    );
    // What a school has named is no word of ours.
    expect(inHindi('Red, the house, 2nd is in use: 1 student. Switch it off instead.')).toContain(
      'Red, the house, 2nd',
    );
    expect(inHindi('The theme has no setting "showBirthday". Did you mean "showBirthdays"?')).toBe(
      'थीम में "showBirthday" नाम की सेटिंग नहीं है। क्या आपका मतलब "showBirthdays" था?',
    );
    expect(inHindi('"tone" takes "warm", "cool", not "red".')).toBe(
      '"tone" के लिए इनमें से एक चुनें: "warm", "cool"। "red" नहीं चलेगा।',
    );
    expect(inHindi('"limit" of "gallery" must be string: 12.')).toBe('"gallery" के "limit" के लिए पाठ चाहिए: 12।');
    expect(inHindi('2026-11-22 is a weekly holiday (Sunday).')).toBe('2026-11-22 को साप्ताहिक अवकाश है (रविवार)।');
  });

  it.each(Object.entries({ ...hindi, ...hindiOffice, ...hindiChoices, ...hindiValues }))(
    '%s takes nothing that the English does not have',
    (english, said) => {
      expect(said).toMatch(/\p{Script=Devanagari}/u);
      expect(placesOf(english)).toEqual(expect.arrayContaining(placesOf(said)));
    },
  );

  it.each(Object.entries({ ...hindi, ...hindiOffice }))('%s is said with what it holds', (english, said) => {
    const example = english.replace(/\{\w+\}/g, '7');
    expect(inHindi(example)).toBe(said.replace(/\{\w+\}/g, '7'));
  });

  it('takes no month or count within another sentence for one of a value', () => {
    expect(inHindi('Visitors May return to the gate.')).toBeUndefined();
    expect(inHindi('Nobody knows these students')).toBeUndefined();
  });

  it('leaves alone what it has no words for, and every other language', () => {
    expect(inHindi('There is no field "x" here.')).toBeUndefined();
    expect(translation('en')).toBeUndefined();
    expect(translation('mr')).toBeUndefined();
    expect(translation('HI-IN')?.('This class is not offered.')).toBe('यह कक्षा उपलब्ध नहीं है।');
  });

  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['hi', 'hi'],
    [' hi-IN, hi;q=0.9, en;q=0.8', 'hi-IN'],
    ['en-IN,hi;q=0.9', 'en-IN'],
  ])('is asked for by %j as %j', (header, tag) => {
    expect(firstLanguage(header)).toBe(tag);
  });
});
