import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const strip = defineLook(
  { settings, bindings },
  {
    look: 'strip',
    description:
      'One dark strip from edge to edge: crest and name, the pages, a button; on small screens a full sheet.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.focus-inverse',
      'color.inverse',
      'color.muted-inverse',
      'color.on-accent',
      'color.on-inverse',
      'font.heading',
      'radius.control',
    ],
    contrast: [
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.accent', on: 'color.inverse', min: 4.5 },
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
    ],
    example: {
      school: {
        school_Name: 'Nilambari International School',
        school_Slug: 'nilambari',
        schoolKey: 'NIS-1',
        phone: '+91 4936 555 014',
      },
    },
    component: () => import('./SiteHeaderStrip.tsx').then((module) => module.SiteHeaderStrip),
  },
);
