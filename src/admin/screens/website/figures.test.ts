import { expect, it } from 'vitest';
import { figuresSchema } from '#sections/shared/figures.tsx';
import { figureLimits, figuresIn, onDay, wholeFigures } from './figures.ts';

it('keeps what is whole, and nothing where there is none', () => {
  const students = { value: ' 812 ', label: 'Students', asOf: '2026-04-01' };
  expect(wholeFigures([students, { value: '', label: 'Clubs' }, { value: '9', label: ' ' }])).toEqual([
    { value: '812', label: 'Students', asOf: '2026-04-01' },
  ]);
  expect(wholeFigures([{ value: '', label: '' }])).toBeUndefined();
});

it('puts a day to a figure and takes it off', () => {
  const figure = { value: '12', label: 'Clubs' };
  expect(onDay(figure, '2026-04-01')).toEqual({ ...figure, asOf: '2026-04-01' });
  expect(onDay({ ...figure, asOf: '2026-04-01' }, '')).toEqual(figure);
});

it('reads nothing out of what is no list', () => {
  expect(figuresIn(undefined)).toEqual([]);
});

it('allows what the sections do', () => {
  const { value, label } = figuresSchema.items.properties;
  expect(figureLimits).toEqual({ count: figuresSchema.maxItems, value: value.maxLength, label: label.maxLength });
});
