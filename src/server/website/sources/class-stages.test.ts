import { expect, it } from 'vitest';
import { classNaming, stagesOf } from './class-stages.ts';

const names = (...classNames: string[]) => {
  const nameOf = classNaming(classNames.map((className) => ({ className })));
  return [
    { id: 2, name: 'LKG' },
    { id: 5, name: 'Class 2' },
    { id: 1001, name: 'Foundation' },
  ].map(nameOf);
};

it('a class is written as the school writes its classes', () => {
  expect(names('Nursery and KG', 'Classes I and II')).toEqual(['LKG', 'Class II', 'Foundation']);
  expect(names('Primary, grades 1 to 5')).toEqual(['LKG', 'Grade 2', 'Foundation']);
  expect(names('Class 1')).toEqual(['LKG', 'Class 2', 'Foundation']);
  expect(names()).toEqual(['LKG', 'Class 2', 'Foundation']);
});

it('a class stands in the stage that begins last of those with its age, and in each of its streams', () => {
  const stages = ['11 to 14 years', '14 to 16 years', '16 to 18 years', '16 to 18 years', '', '3+'].map(
    (childrenAge) => ({ className: 'x', childrenAge }),
  );
  expect([11, 14, 16, 3, 30].map((minAge) => stagesOf({ minAge }, stages))).toEqual([[0], [1], [2, 3], [5], []]);
  expect(stagesOf({}, stages)).toEqual([]);
});
