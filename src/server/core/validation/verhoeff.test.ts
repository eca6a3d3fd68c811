import { describe, expect, it } from 'vitest';
import { isVerhoeff } from './verhoeff.ts';

describe('isVerhoeff', () => {
  it('knows the check digit of the published example', () => expect(isVerhoeff('2363')).toBe(true));
  it('finds every single wrong digit and every swap of neighbours', () => {
    const valid = '234123412346';
    expect(isVerhoeff(valid)).toBe(true);
    for (let at = 0; at < valid.length; at++) {
      for (let digit = 0; digit < 10; digit++) {
        const other = valid.slice(0, at) + digit + valid.slice(at + 1);
        expect(isVerhoeff(other), other).toBe(other === valid);
      }
      const swapped = valid.slice(0, at) + (valid[at + 1] ?? '') + (valid[at] ?? '') + valid.slice(at + 2);
      if (swapped !== valid && at < valid.length - 1) expect(isVerhoeff(swapped), swapped).toBe(false);
    }
  });
  it.each(['', '12a4', ' 2363'])('is false for %j', (text) => expect(isVerhoeff(text)).toBe(false));
});
