import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const displayFooter = defineSection({
  type: 'display-footer',
  title: 'Footer with the name at display size',
  description: 'Ways to reach the school and its pages, over its name as large as the page is wide.',
  settings,
  bindings,
  client: 'never',
  headingLevel: null,
  landmark: 'contentinfo',
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
      whatsapp: 'WhatsApp',
      map: 'Map and directions',
      hours: 'Office hours',
      pages: 'Pages',
      follow: 'Follow',
      menu: 'Footer',
      rights: '© {year} {name}',
    },
    hi: {
      whatsapp: 'WhatsApp',
      map: 'नक्शा और रास्ता',
      hours: 'कार्यालय का समय',
      pages: 'पृष्ठ',
      follow: 'हमसे जुड़ें',
      menu: 'फ़ुटर मेनू',
      rights: '© {year} {name}',
    },
  },
  component: () => import('./DisplayFooter.tsx').then((module) => module.DisplayFooter),
  example: {
    school: {
      school_Name: 'Nilambari International School',
      school_Slug: 'nilambari',
      schoolKey: 'NIS-1',
      phone: '+91 4936 555 014',
      school_address: 'Ridge Road, Wayanad',
    },
  },
});
