import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const stripHeader = defineSection({
  type: 'strip-header',
  title: 'Header strip',
  description: 'One dark strip from edge to edge: crest and name, the pages, a button; on small screens a full sheet.',
  settings,
  bindings,
  client: 'never',
  headingLevel: null,
  landmark: 'banner',
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
  strings: {
    en: {
      enquireLabel: 'Enquire',
      menu: 'Menu',
      close: 'Close',
      mainMenu: 'Main',
      languages: 'Language',
      login: 'Log in',
      home: '{name}, home page',
      call: 'Call {phone}',
    },
    hi: {
      enquireLabel: 'पूछताछ करें',
      menu: 'मेनू',
      close: 'बंद करें',
      mainMenu: 'मुख्य',
      languages: 'भाषा',
      login: 'लॉगिन',
      home: '{name}, मुखपृष्ठ',
      call: '{phone} पर फ़ोन करें',
    },
  },
  component: () => import('./StripHeader.tsx').then((module) => module.StripHeader),
  example: {
    school: {
      school_Name: 'Nilambari International School',
      school_Slug: 'nilambari',
      schoolKey: 'NIS-1',
      phone: '+91 4936 555 014',
    },
  },
});
