import { describe, expect, it } from 'vitest';
import { readDay, splitDays } from './days.ts';

describe('a day', () => {
  it.each([
    ['05/04/2027', '2027-04-05'],
    ['5 Apr 2027', '2027-04-05'],
    ['5th April 2027', '2027-04-05'],
    ['April 5, 2027', '2027-04-05'],
    ['Mon, 5-4-27', '2027-04-05'],
    ['05.04.2027 (Monday)', '2027-04-05'],
    ['2027-04-05', '2027-04-05'],
    ['५ अप्रैल २०२७', '2027-04-05'],
    ['46482', '2027-04-05'],
    ['46482.5', '2027-04-05'],
  ])('%s is read with the day first', (text, day) => expect(readDay(text, 2027)).toEqual({ day }));

  it.each([
    ['14/9', { fault: 'noYear', offer: '2027-09-14' }],
    ['14 Feb', { fault: 'noYear', offer: '2028-02-14' }],
    ['31/04/2027', { fault: 'noSuchDay', offer: '2027-04-30' }],
    ['30/02/2028', { fault: 'noSuchDay', offer: '2028-02-29' }],
    ['19 Feb 2027', { day: '2027-02-19', fault: 'outside', offer: '2028-02-19' }],
    ['29/02/2024', { day: '2024-02-29', fault: 'outside', offer: '2028-02-29' }],
    ['after Diwali', { fault: 'notRead' }],
    ['04/25/2027', { fault: 'notRead' }],
    ['', { fault: 'noDay' }],
  ])('%s is told of with what was likely meant', (text, read) => expect(readDay(text, 2027)).toEqual(read));
});

describe('a cell with both days', () => {
  it.each([
    ['03/05/2027-12/06/2027', ['03/05/2027', '12/06/2027']],
    ['03-05-2027 to 12-06-2027', ['03-05-2027', '12-06-2027']],
    ['3 May 2027 – 12 Jun 2027', ['3 May 2027', '12 Jun 2027']],
    ['27/10/2027 - 10/11/2027', ['27/10/2027', '10/11/2027']],
    ['5-17 Nov 2027', ['5 Nov 2027', '17 Nov 2027']],
    ['5 to 17 Nov 2027', ['5 Nov 2027', '17 Nov 2027']],
    ['25 Oct to 3 Nov 2027', ['25 Oct 2027', '3 Nov 2027']],
    ['3/5/2027 से 12/6/2027 तक', ['3/5/2027', '12/6/2027']],
    ['2027-05-03', ['2027-05-03', '']],
    ['14-09-2027', ['14-09-2027', '']],
    ['14/9', ['14/9', '']],
  ])('%s', (text, days) => expect(splitDays(text)).toEqual(days));
});
