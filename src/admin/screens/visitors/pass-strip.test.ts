import { expect, it } from 'vitest';
import { stripOf } from './pass-strip.ts';

const pass = {
  school: 'Greenfield Public School',
  name: 'Sunil Deshmukh',
  facts: ['Vendor', 'Lata Mahajan', '21 Nov 2026, 12:00 pm', '1'],
  hasPhoto: false,
};

it('a strip is as long as what stands on the pass', () => {
  expect(stripOf(pass)).toBe(150);
  expect(stripOf({ ...pass, hasPhoto: true })).toBe(190);
  expect(stripOf({ ...pass, name: 'Chandrashekhar Venkataraman Subramanian' })).toBe(190);
  expect(stripOf({ ...pass, facts: [...pass.facts, 'MH 15 GX 4417'] })).toBe(150);
  const wordy = { ...pass, name: 'a'.repeat(100), facts: ['b'.repeat(100), 'c'.repeat(100), '21 Nov 2026', '50'] };
  expect(stripOf(wordy)).toBe(240);
  expect(stripOf({ ...wordy, hasPhoto: true })).toBe(300);
});
