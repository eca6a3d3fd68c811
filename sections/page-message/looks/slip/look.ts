import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const slip = defineLook(
  { settings, bindings },
  {
    look: 'slip',
    description: 'A message of a whole page on a ruled slip, with a way out.',
    client: 'never',
    tokens: ['color.accent', 'color.control', 'color.hairline', 'color.surface', 'color.tint'],
    contrast: [
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
    ],
    strings: {
      en: {
        heading: 'Message',
        text: '',
      },
      hi: {
        heading: 'संदेश',
        text: '',
      },
    },
    example: {
      heading: 'This page could not be found',
      text: 'It may have been moved.',
      linkLabel: 'Go to the home page',
      linkHref: '/',
    },
    component: () => import('./PageMessageSlip.tsx').then((module) => module.PageMessageSlip),
  },
);
