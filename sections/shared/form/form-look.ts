import type { ContrastPair } from '#engine/section.ts';

/** The tokens that the page of a form reads: its sheet, fields and messages. */
export const formTokens: readonly string[] = [
  'color.accent',
  'color.control',
  'color.danger',
  'color.hairline',
  'color.ink',
  'color.muted',
  'color.primary',
  'color.success',
  'color.surface',
  'color.tint',
  'color.warning',
  'font.heading',
  'radius.card',
  'radius.control',
  'radius.media',
  'size.caption',
  'size.h2',
  'size.h3',
  'size.h4',
  'size.small',
];

/** What is read of such a page, and on what. */
export const formContrast: readonly ContrastPair[] = [
  { text: 'color.ink', on: 'color.surface', min: 4.5 },
  { text: 'color.muted', on: 'color.surface', min: 4.5 },
  { text: 'color.danger', on: 'color.surface', min: 4.5 },
  { text: 'color.danger', on: 'color.canvas', min: 4.5 },
  { text: 'color.success', on: 'color.surface', min: 4.5 },
  { text: 'color.primary', on: 'color.tint', min: 4.5 },
  { text: 'color.control', on: 'color.surface', min: 3 },
];
