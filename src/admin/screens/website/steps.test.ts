import { expect, it } from 'vitest';
import { firstStep, nextStep, stepBack, stepForward } from './steps.ts';

it('steps go back and forth, and a new one forgets what was taken back', () => {
  const three = ['b', 'c'].reduce(nextStep, firstStep('a'));
  const back = stepBack(stepBack(three));
  expect(back).toEqual({ value: 'a', past: [], future: ['b', 'c'] });
  expect(stepBack(back)).toBe(back);
  expect(stepForward(stepForward(back))).toEqual(three);
  expect(stepForward(three)).toBe(three);
  expect(nextStep(stepBack(three), 'd')).toEqual({ value: 'd', past: ['a', 'b'], future: [] });
});

it('keeps a hundred of them', () => {
  const many = Array.from({ length: 250 }, (_, at) => at + 1).reduce(nextStep, firstStep(0));
  expect(many.past).toEqual(Array.from({ length: 100 }, (_, at) => at + 150));
});
