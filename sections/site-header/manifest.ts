import { defineSection } from '../../engine/section.ts';
import { bindings, settings } from './schema.ts';

export const siteHeader = defineSection({
  type: 'site-header',
  version: 1,
  title: 'Header',
  description: 'School name and logo, the main menu, ways to reach the office, and a button to enquire.',
  settings,
  bindings,
  client: 'never',
  headingLevel: null,
  landmark: 'banner',
  tokens: [
    'color.accent',
    'color.canvas',
    'color.ink',
    'color.primary',
    'color.primary-tint',
    'color.tint',
    'font.heading',
    'radius.card',
    'radius.control',
    'shadow.1',
    'shadow.2',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
  ],
  strings: {
    en: {
      enquireLabel: 'Enquire',
      menu: 'Menu',
      mainMenu: 'Main',
      login: 'Log in',
      home: '{name}, home page',
      call: 'Call {phone}',
      write: 'Write to {email}',
    },
  },
  component: () => import('./SiteHeader.tsx').then((module) => module.SiteHeader),
  example: {
    school: {
      school_Name: 'Amaltas Public School',
      school_Slug: 'amaltas-public-school',
      schoolKey: 'APS-1',
      phone: '+91 20 5550 0142',
      email: 'office@amaltas.example',
    },
  },
});
