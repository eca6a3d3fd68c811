import { describe, expect, it } from 'vitest';
import { normalizeIndianPhone, normalizePhone } from './phone.ts';

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
