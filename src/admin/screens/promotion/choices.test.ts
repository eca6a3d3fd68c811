import { describe, expect, it } from 'vitest';
import type { PromotionPreview } from '#schemas/api/students/promotion.ts';
import { destinationsOf, usualChoice } from './choices.ts';

const sections = [{ id: 1, name: 'A' }];
const classes = [
  { id: 8, name: 'Class 5' },
  { id: 9, name: 'Class 6' },
  { id: 101, name: 'Foundation' },
];

const choicesOf = (classId: number, preview: Pick<PromotionPreview, 'Is_Last_Class' | 'Next_Class_Id'>) => {
  const whole = { Session: '2026-2027', Next_Session: '2027-2028', students: [], promotions: [], ...preview };
  const destinations = destinationsOf(whole, { classId, sections, classes });
  return {
    values: destinations.map(({ value }) => value),
    usual: usualChoice(destinations, { Class_Id: classId, Section_Id: 1 }),
  };
};

describe('where a class may go', () => {
  it('is the next one, which is chosen before anybody has', () => {
    expect(choicesOf(8, { Is_Last_Class: false, Next_Class_Id: 9 })).toEqual({
      values: ['P-9-1', 'R-8-1'],
      usual: 'P-9-1',
    });
  });

  it('is out of school from the last one', () => {
    expect(choicesOf(9, { Is_Last_Class: true })).toEqual({ values: ['F', 'R-9-1'], usual: 'F' });
  });

  it('is every other class from one of the school’s own, or out of school, and nothing of it is chosen', () => {
    expect(choicesOf(101, { Is_Last_Class: true })).toEqual({
      values: ['P-8-1', 'P-9-1', 'F', 'R-101-1'],
      usual: '',
    });
  });
});
