import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { stats } from './manifest.ts';
import { shownFigures } from './shown-figures.ts';

const counters = lookOf(stats, 'counters');
const records = [
  { name: 'students', value: 1264 },
  { name: 'passedXII', value: 98.8, year: 2026 },
] as const;

describe('the figures of stats', () => {
  it('are those of the school’s records, in words', () => {
    expect(shownFigures(testEnv(counters), [], records)).toEqual([
      { value: '1,264', label: 'Students' },
      { value: '98.8%', label: 'Passed Class XII in 2026' },
    ]);
    expect(shownFigures(testEnv(counters, { locale: 'hi', strings: counters.strings.hi }), [], records)).toEqual([
      { value: '1,264', label: 'विद्यार्थी' },
      { value: '98.8%', label: '2026 में कक्षा XII उत्तीर्ण' },
    ]);
  });

  it.each(['en', 'en-IN', 'en-GB', 'hi-IN', 'mr', 'mr-IN'])(
    'are grouped by lakhs, in Latin digits, in %s',
    (locale) => {
      const [figure] = shownFigures(testEnv(counters, { locale }), [], [{ name: 'students', value: 126400 }]);
      expect(figure?.value).toBe('1,26,400');
    },
  );

  it('are those that the school has entered, where it has', () => {
    const own = [{ value: '812', label: 'Students', asOf: '2026-04-01' }];
    expect(shownFigures(testEnv(counters), own, records)).toEqual(own);
  });

  it('are none where there are neither', () => {
    expect(shownFigures(testEnv(counters), [])).toEqual([]);
  });
});
