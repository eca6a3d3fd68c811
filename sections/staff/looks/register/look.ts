import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const register = defineLook(
  { settings, bindings },
  {
    look: 'register',
    description: 'A ruled list in columns: a small framed portrait, the name, what they are and what they studied.',
    client: 'never',
    tokens: [
      'color.accent-text',
      'color.control',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.surface',
      'font.heading',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.accent-text', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
    ],
    strings: {
      en: { heading: 'The staff' },
      hi: { heading: 'शिक्षक एवं कर्मचारी' },
    },
    component: () => import('./StaffRegister.tsx').then((module) => module.StaffRegister),
  },
);
