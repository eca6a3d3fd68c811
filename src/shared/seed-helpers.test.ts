import { describe, expect, it } from 'vitest';
import { normalizeIndianPhone, normalizePhone } from './phone.ts';
import { isVerhoeff } from './verhoeff.ts';

describe('normalizeIndianPhone', () => {
  it.each([
    ['9876543210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['+919876543210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['(0)98765 43210', '+919876543210'],
    ['5876543210', ''],
    ['987654321', ''],
    ['98765432101', ''],
    ['+929876543210', ''],
    ['++919876543210', ''],
    ['98765x43210', ''],
    ['', ''],
  ])('makes of %j %j', (text, normalized) => expect(normalizeIndianPhone(text)).toBe(normalized));
});

describe('normalizePhone', () => {
  it.each([
    ['+44 20 7946 0958', '+442079460958'],
    ['9876543210', '+919876543210'],
    ['+911234567890', ''],
    ['+1234567', ''],
    ['2079460958', ''],
  ])('makes of %j %j', (text, normalized) => expect(normalizePhone(text)).toBe(normalized));
});

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
