import { expect, it } from 'vitest';
import { factsOf } from './facts-of.ts';

const science = { className: 'XI and XII, Science', classSize: '32', classFees: '₹1,18,000', classTime: '7:50' };
const commerce = { className: 'XI and XII, Commerce', classSize: '32', classFees: '₹1,08,000', classTime: '7:50' };
const humanities = { className: 'XI and XII, Humanities', classSize: '28', classFees: '₹1,04,000', classTime: '7:50' };
const streams = [science, commerce, humanities];
const said = (stages: readonly (typeof science)[], field: 'classTime' | 'classSize' | 'classFees') =>
  factsOf(stages, field).map(({ stream, fact }) => [stream, fact]);

it('says once what all streams have', () => {
  expect(said(streams, 'classTime')).toEqual([[undefined, '7:50']]);
});

it('says by the name of the stream what differs, and joins none of them', () => {
  expect(said(streams, 'classSize')).toEqual([
    ['Science', '32'],
    ['Commerce', '32'],
    ['Humanities', '28'],
  ]);
});

it('names no stream where a class has one stage', () => {
  expect(said([science], 'classFees')).toEqual([[undefined, '₹1,18,000']]);
});

it('says whose it is where one stream alone says anything', () => {
  expect(said([science, { ...commerce, classFees: '' }], 'classFees')).toEqual([['Science', '₹1,18,000']]);
});
