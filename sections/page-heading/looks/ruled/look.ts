import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const ruled = defineLook(
  { settings, bindings },
  {
    look: 'ruled',
    description: 'The heading of a page on the dark ground of the theme, over a strip of stone lattice.',
    client: 'never',
    tokens: ['color.accent', 'color.inverse', 'color.muted-inverse', 'color.on-inverse'],
    contrast: [
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
    ],
    uses: [],
    strings: {
      en: {
        heading: 'Page',
      },
      hi: {
        heading: 'पेज',
      },
    },
    example: {
      heading: 'Notices',
      text: 'Everything that the office has announced this session.',
    },
    component: () => import('./PageHeadingRuled.tsx').then((module) => module.PageHeadingRuled),
  },
);
