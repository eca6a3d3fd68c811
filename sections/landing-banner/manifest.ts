import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const landingBanner = defineSection({
  type: 'landing-banner',
  title: 'Landing banner',
  description:
    'Full-width photographs that fade into each other, with a caption bar. Carries the page’s h1; without slides, the school’s name.',
  settings,
  bindings,

  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.focus-inverse',
    'color.inverse',
    'color.muted-inverse',
    'color.on-accent',
    'color.on-inverse',
    'color.tint',
    'font.heading',
    'radius.control',
    'size.container',
    'size.h1',
    'size.h4',
  ],
  contrast: [
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.accent', on: 'color.inverse', min: 4.5 },
    { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
  ],

  strings: {
    en: {
      label: 'School highlights',
      welcome: 'Welcome to our school.',
      stop: 'Stop slide rotation',
      start: 'Start slide rotation',
      previous: 'Previous slide',
      next: 'Next slide',
      position: '{n} of {total}',
      carousel: 'carousel',
      slide: 'slide',
    },
    hi: {
      label: 'विद्यालय की झलकियाँ',
      welcome: 'हमारे विद्यालय में आपका स्वागत है।',
      stop: 'स्लाइडों का अपने-आप बदलना रोकें',
      start: 'स्लाइडों का अपने-आप बदलना शुरू करें',
      previous: 'पिछली स्लाइड',
      next: 'अगली स्लाइड',
      position: '{total} में से {n}',
      carousel: 'स्लाइड शो',
      slide: 'स्लाइड',
    },
  },
  component: () => import('./LandingBanner.tsx').then((module) => module.LandingBanner),
  example: {
    autoplayMs: 5000,
    schoolName: 'Devdatt Collegiate School',
    items: [
      {
        heading: 'Entrance to Class XI',
        subHeading: 'Science, commerce, humanities',
        button1_Text: 'Apply',
        button1_Url: '/registration',
      },
    ],
  },
});
