import { expect, it } from 'vitest';
import type { ThemeState } from '#engine/states/index.ts';
import { createEstimate, describeTimeLeft } from './estimate.ts';
import type { StateResult } from './result.ts';

const thorough = { thorough: true } as ThemeState;
const brief = { thorough: false } as ThemeState;
const took = (state: ThemeState, ms: number): StateResult => ({
  state,
  thorough: state.thorough,
  ms,
  faults: [],
  shots: [],
});

it('what is left of a test is estimated from what each kind of state has taken', () => {
  const estimate = createEstimate([thorough, thorough, thorough, brief, brief, brief, brief], 2);
  expect(estimate.leftMs()).toBe(0);
  estimate.see(took(thorough, 4000));
  // Two thorough ones, and four that take a quarter, in two pages.
  expect(estimate.leftMs()).toBe((2 * 4000 + 4 * 1000) / 2);
  estimate.see(took(thorough, 8000));
  estimate.see(took(brief, 500));
  expect(estimate.leftMs()).toBe((6000 + 3 * 500) / 2);
  for (const state of [thorough, brief, brief, brief]) estimate.see(took(state, 100));
  expect(estimate.leftMs()).toBe(0);
});

it('what is left of a test is said in whole minutes', () => {
  expect([20_000, 40_000, 290_000].map(describeTimeLeft)).toEqual([
    'less than a minute left',
    'about 1 min left',
    'about 5 min left',
  ]);
});
