import { describe, expect, it } from 'vitest';
import { contentTypes } from '#schemas/content/index.ts';
import { validateContent } from './validate.ts';

describe('validateContent', () => {
  it('accepts a sound document of every type that needs only texts', () => {
    expect(validateContent('notice', { noticeHead: 'A', entryDateTime: '2026-11-18T09:30' })).toEqual([]);
    expect(validateContent('banner', { image: 'media:3', heading: 'A', button1_Url: '/registration' })).toEqual([]);
  });

  it('finds everything at once, also in what is no document', () => {
    const problems = validateContent('banner', {
      image: 'javascript:1',
      heading: '',
      button1_Url: 'javascript:1',
      nonsense: 1,
    });
    expect(problems.map(({ path }) => path).toSorted()).toEqual(['button1_Url', 'heading', 'image', 'nonsense']);
    for (const { type } of contentTypes)
      expect([null, [], 'x', 1].map((value) => validateContent(type, value).length)).toEqual([1, 1, 1, 1]);
  });

  it('describes no more problems of one document than anybody reads', () => {
    const entries = Array.from({ length: 60 }, (_, at) => [`nonsense${at}`, at]);
    expect(validateContent('notice', Object.fromEntries(entries))).toHaveLength(50);
  });

  it('names the bounds of a number', () => {
    const testimonial = { name: 'A', message: 'B', Photo_Consent: 'None' };
    expect([0, 6, 4.5].map((rating) => validateContent('testimonial', { ...testimonial, rating })[0]?.message)).toEqual(
      ['Enter 1 or more.', 'Enter 5 or less.', 'This must be a whole number.'],
    );
  });

  it('limits a holiday to 90 days', () => {
    const holiday = (endHolidayDate: string) =>
      validateContent('holiday', { name: 'Break', startHolidayDate: '2027-01-01', endHolidayDate });
    expect([holiday('2027-03-31'), holiday('2027-04-01').map(({ message }) => message)]).toEqual([
      [],
      ['A holiday lasts at most 90 days.'],
    ]);
  });

  it('finds HTML that is too heavy to sanitise', () => {
    const blog = (blog_Description: string) =>
      validateContent('blog', { blog_Title: 'A', blog_Description, entryDate: '2026-11-18' }).map(
        ({ message }) => message,
      );
    expect(blog('<p>A</p>')).toEqual([]);
    expect(blog('<b>'.repeat(10_000))).toEqual(['Use fewer lists, tables and quotes inside each other.']);
    expect(blog('<p>a</p>'.repeat(30_000))).toEqual([
      'Use at most 60000 characters.',
      'Use at most 200000 characters.',
    ]);
  });
});
