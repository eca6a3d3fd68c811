import { expect, it } from 'vitest';
import { shortFileName, truncate } from './text.ts';

it('truncate cuts after 50 characters, and says so', () => {
  expect(truncate('x'.repeat(50))).toBe('x'.repeat(50));
  expect(truncate('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
  expect(truncate('one two', 4)).toBe('one…');
});

it('truncate counts a letter with its matra as one, and takes none of them apart', () => {
  expect(truncate('कि'.repeat(50))).toBe('कि'.repeat(50));
  expect(truncate('कि'.repeat(51))).toBe(`${'कि'.repeat(50)}…`);
});

it('shortFileName displays the last 15 characters of a file’s name, and a short one whole', () => {
  expect(shortFileName('annual-sports-day-12.webp')).toBe('rts-day-12.webp');
  expect(shortFileName('sports-day.webp')).toBe('sports-day.webp');
  expect(shortFileName('a.webp')).toBe('a.webp');
});

it('shortFileName cuts no character in two', () => {
  expect(shortFileName(`x${'🎈'.repeat(10)}.webp`)).toBe(`${'🎈'.repeat(10)}.webp`);
  expect(shortFileName(`विद्यालय${'कि'.repeat(10)}.webp`)).toBe(`${'कि'.repeat(10)}.webp`);
});
