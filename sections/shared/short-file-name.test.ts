import { expect, it } from 'vitest';
import { shortFileName } from './short-file-name.ts';

it('shortFileName displays the last 15 characters of a file’s name, and a short one whole', () => {
  expect(shortFileName('annual-sports-day-12.webp')).toBe('rts-day-12.webp');
  expect(shortFileName('sports-day.webp')).toBe('sports-day.webp');
  expect(shortFileName('a.webp')).toBe('a.webp');
});

it('shortFileName cuts no character in two', () => {
  expect(shortFileName(`x${'🎈'.repeat(10)}.webp`)).toBe(`${'🎈'.repeat(10)}.webp`);
});
