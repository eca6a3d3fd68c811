import { expect, it } from 'vitest';
import { whatsappHref } from './links.ts';

it.each([
  ['98220 55511', '919822055511'],
  ['098220-55511', '919822055511'],
  ['+91 98220 55511', '919822055511'],
  ['91 98220 55511', '919822055511'],
  ['+65 8123 4567', '6581234567'],
])('writes to %s with the code of its country', (number, digits) => {
  expect(whatsappHref(number)).toBe(`https://wa.me/${digits}`);
});
