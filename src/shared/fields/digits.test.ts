import { describe, expect, it } from 'vitest';
import { atLeastDigits, digitsOf, phoneEntry, tooFewDigits } from './digits.ts';

describe('digitsOf', () => {
  it.each([
    ['422013', undefined, '422013'],
    ['422 013', 6, '422013'],
    ['4220134', 6, '422013'],
    ['PIN 42', 6, '42'],
    ['४२२०१३', 6, '422013'],
    ['٤٢', 6, '42'],
    ['½x', 6, ''],
  ])('keeps of %j, of at most %j, %j', (text, max, kept) => expect(digitsOf(text, max)).toBe(kept));
});

describe('phoneEntry', () => {
  it.each([
    ['98765 43210', '98765 43210'],
    ['+91-98765x43210', '+91-9876543210'],
    ['९८७६५ ४३२१०', '98765 43210'],
    ['91+98', '9198'],
    ['call (0253) 5550', ' (0253) 5550'],
  ])('keeps of %j %j', (text, kept) => expect(phoneEntry(text)).toBe(kept));
});

describe('tooFewDigits', () => {
  it('says it in the words of the specification, or in those that it is given', () => {
    expect(atLeastDigits).toBe('Please enter at least {n} digits');
    expect(tooFewDigits('4220', 6)).toBe('Please enter at least 6 digits');
    expect(tooFewDigits('४२', 6, 'कम से कम {n} अंक')).toBe('कम से कम 6 अंक');
    expect(tooFewDigits('422 013', 6)).toBeUndefined();
  });
});
