import type { ContrastPair } from '#engine/section.ts';

/** What is read of the page of a form, and on what. */
export const formContrast: readonly ContrastPair[] = [
  { text: 'color.ink', on: 'color.surface', min: 4.5 },
  { text: 'color.muted', on: 'color.surface', min: 4.5 },
  { text: 'color.danger', on: 'color.surface', min: 4.5 },
  { text: 'color.danger', on: 'color.canvas', min: 4.5 },
  { text: 'color.success', on: 'color.surface', min: 4.5 },
  { text: 'color.primary', on: 'color.tint', min: 4.5 },
  { text: 'color.control', on: 'color.surface', min: 3 },
];
