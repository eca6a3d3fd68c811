import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const skyline = defineLook(
  { settings, bindings },
  {
    look: 'skyline',
    description: 'Address, hours and ways to reach the school under a drawn skyline, with the menus.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.focus-inverse',
      'color.inverse',
      'color.muted-inverse',
      'color.on-inverse',
      'color.primary',
      'font.heading',
      'size.h3',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
    ],
    strings: {
      en: {
        visit: 'Visit us',
      },
      hi: {
        visit: 'हमारा पता',
      },
    },
    component: () => import('./SiteFooterSkyline.tsx').then((module) => module.SiteFooterSkyline),
  },
);
