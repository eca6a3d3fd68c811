import { describe, expect, it } from 'vitest';
import { strengthOf } from './strength.ts';

const own = ['Ashwini Dabhade', 'ashwini@example.org', '+919822044711'];

describe('the strength of a password', () => {
  it.each([
    ['', undefined],
    ['veranda', 'short'],
    ['          a', 'short'],
    ['ashwini dabhade', 'own'],
    ['ASHWINI@example.org', 'own'],
    ['ashwini1234', 'weak'],
    ['Password2026', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['9876543210', 'weak'],
    ['lotuslotuslotus', 'weak'],
    ['kite7-mango', 'good'],
    ['veranda lamps seven', 'strong'],
    ['बरामदे में सात दीये जले', 'strong'],
    ['k7#Vm2!pQx9z-Rt', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(strengthOf(password, own)).toBe(strength);
  });
});
