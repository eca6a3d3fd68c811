import { expect, it } from 'vitest';
import { errorsOf } from './problem.ts';

it('gives every text of a field, each once', () => {
  const problems = [
    { path: 'Mobile', message: 'Please enter at least 10 digits' },
    { path: 'hex', message: 'Use at most 7 characters.' },
    { path: 'Mobile', message: 'Use at most 15 characters.' },
    { path: 'hex', message: 'Use at most 7 characters.' },
  ];
  expect(errorsOf(problems)).toEqual({
    Mobile: ['Please enter at least 10 digits', 'Use at most 15 characters.'],
    hex: ['Use at most 7 characters.'],
  });
});
