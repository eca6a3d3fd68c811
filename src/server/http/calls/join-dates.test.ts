import { expect, it } from 'vitest';
import { joinDates } from './join-dates.ts';

it('a day in three boxes arrives as one', () => {
  const boxes = { 'Date_Of_Birth.day': '5', 'Date_Of_Birth.month': ' 07', 'Date_Of_Birth.year': '2015' };
  expect(joinDates({ Mobile: '1', ...boxes })).toEqual({ Mobile: '1', Date_Of_Birth: '2015-07-05' });
});

it('empty boxes are no day, and half of one is no day that is taken', () => {
  expect(joinDates({ 'On.day': '', 'On.month': '', 'On.year': '' })).toEqual({});
  expect(joinDates({ 'On.day': '5', 'On.month': '', 'On.year': '2015' })).toEqual({ On: '2015-00-05' });
});

it('a field of any name is a field and nothing else', () => {
  const sent = Object.fromEntries([
    ['__proto__', 'x'],
    ['__proto__.day', '5'],
  ]);
  expect(Object.keys(joinDates(sent))).toEqual(['__proto__']);
});
