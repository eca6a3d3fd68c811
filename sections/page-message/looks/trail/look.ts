import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const trail = defineLook(
  { settings, bindings },
  {
    look: 'trail',
    description: 'A page that only says something, such as that there is no such page, over a path that breaks off.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.focus-inverse',
      'color.inverse',
      'color.on-accent',
      'color.on-inverse',
      'color.primary',
      'radius.control',
      'size.h1',
      'size.h4',
    ],
    contrast: [
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
    ],
    defaults: { linkHref: '/' },
    strings: {
      en: {
        pages: 'Other pages',
      },
      hi: {
        pages: 'दूसरे पेज',
      },
    },
    example: { heading: 'This page could not be found', linkHref: '/' },
    component: () => import('./PageMessageTrail.tsx').then((module) => module.PageMessageTrail),
  },
);
