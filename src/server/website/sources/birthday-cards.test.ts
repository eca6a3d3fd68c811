import { describe, expect, it } from 'vitest';
import { birthdaysOn } from './birthday-cards.ts';

describe('birthdaysOn', () => {
  it.each([
    ['2026-11-21', ['11-21']],
    ['2026-02-28', ['02-28', '02-29']],
    ['2028-02-28', ['02-28']],
    ['2028-02-29', ['02-29']],
    ['2026-03-01', ['03-01']],
    ['2000-02-28', ['02-28']],
    ['2100-02-28', ['02-28', '02-29']],
  ])('keeps on %s the birthdays of %j', (today, days) => {
    expect(birthdaysOn(today)).toEqual(days);
  });
});
