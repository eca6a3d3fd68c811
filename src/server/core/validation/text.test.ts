import { expect, it } from 'vitest';
import { normaliseTexts } from './text.ts';

it('normaliseTexts trims, composes and unifies texts wherever they stand', () => {
  expect(normaliseTexts({ a: ' Cafe\u0301\r\nx ', b: [{ c: '\tx' }], d: 1, e: null })).toEqual({
    a: 'Café\nx',
    b: [{ c: 'x' }],
    d: 1,
    e: null,
  });
});
