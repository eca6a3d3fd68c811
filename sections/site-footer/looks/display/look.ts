import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const display = defineLook(
  { settings, bindings },
  {
    look: 'display',
    description: 'Ways to reach the school and its pages, over its name as large as the page is wide.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.focus-inverse',
      'color.inverse',
      'color.muted-inverse',
      'color.on-inverse',
      'font.heading',
      'size.small',
    ],
    contrast: [
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.accent', on: 'color.inverse', min: 4.5 },
    ],
    strings: {
      en: {
        follow: 'Follow',
      },
      hi: {
        pages: 'पेज',
        follow: 'हमसे जुड़ें',
        menu: 'फ़ुटर मेनू',
      },
    },
    example: {
      school: {
        school_Name: 'Nilambari International School',
        school_Slug: 'nilambari',
        schoolKey: 'NIS-1',
        phone: '+91 4936 555 014',
        school_address: 'Ridge Road, Wayanad',
      },
    },
    component: () => import('./SiteFooterDisplay.tsx').then((module) => module.SiteFooterDisplay),
  },
);
