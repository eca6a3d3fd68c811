import { expect, it } from 'vitest';
import { clockTime, withWholeTimes } from './times.ts';

it('writes am and pm small, and names the part of the day in Hindi', () => {
  expect(clockTime('2026-12-12T10:00', 'en')).toMatch(/^10:00\sam$/);
  expect(clockTime('2026-12-12T16:45', 'hi')).toContain('4:45');
});

it.each([
  ['Saturday, 8:30 am to 12:30 pm', 'Saturday, 8:30\u00a0am to 12:30\u00a0pm'],
  ['From 4 pm\nuntil 6', 'From 4\u00a0pm\nuntil 6'],
  ['शनिवार, सुबह 8:30 से दोपहर 12:30 बजे तक', 'शनिवार, सुबह\u00a08:30 से दोपहर\u00a012:30\u00a0बजे तक'],
  ['Room 4 amenities', 'Room 4 amenities'],
])('keeps the times of %s whole', (text, whole) => {
  expect(withWholeTimes(text)).toBe(whole);
});
