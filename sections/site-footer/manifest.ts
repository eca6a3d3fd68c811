import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const siteFooter = defineSection({
  type: 'site-footer',
  title: 'Footer',
  description: 'Address, hours and ways to reach the school under a drawn skyline, with the menus.',
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
      whatsapp: 'WhatsApp',
      map: 'Map and directions',
      visit: 'Visit us',
      hours: 'Office hours',
      pages: 'Pages',
      follow: 'Follow the school',
      menu: 'Footer',
      rights: '© {year} {name}',
    },
    hi: {
      whatsapp: 'WhatsApp',
      map: 'नक्शा और रास्ता',
      visit: 'हमारा पता',
      hours: 'कार्यालय का समय',
      pages: 'पेज',
      follow: 'विद्यालय से जुड़ें',
      menu: 'फ़ुटर',
      rights: '© {year} {name}',
    },
  },
  component: () => import('./SiteFooter.tsx').then((module) => module.SiteFooter),
  example: {
    school: {
      school_Name: 'Amaltas Public School',
      school_Slug: 'amaltas-public-school',
      schoolKey: 'APS-1',
      phone: '+91 20 5550 0142',
      school_address: 'Plot 14, Sector 9',
    },
  },
});
