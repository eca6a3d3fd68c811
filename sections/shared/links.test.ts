import { expect, it } from 'vitest';
import { phoneText, whatsappHref } from './links.ts';

it.each([
  ['98220 55511', '919822055511'],
  ['098220-55511', '919822055511'],
  ['+91 98220 55511', '919822055511'],
  ['91 98220 55511', '919822055511'],
  ['+65 8123 4567', '6581234567'],
])('writes to %s with the code of its country', (number, digits) => {
  expect(whatsappHref(number)).toBe(`https://wa.me/${digits}`);
});

it.each([
  ['+919822055511', '+91 98220 55511'],
  ['9822055511', '+91 98220 55511'],
  ['098220-55511', '+91 98220 55511'],
  ['+91 98220 55511', '+91 98220 55511'],
  ['+91 253 5550 187', '+91 253 5550 187'],
  ['+65 8123 4567', '+65 8123 4567'],
])('shows %s as it is read out', (number, text) => {
  expect(phoneText(number)).toBe(text);
});
