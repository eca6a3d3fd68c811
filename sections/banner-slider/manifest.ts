import { defineSection } from '../../engine/section.ts';
import { bindings, settings } from './schema.ts';

export const bannerSlider = defineSection({
  type: 'banner-slider',
  version: 1,
  title: 'Banner',
  description:
    'Slides with a picture, a heading and a button. Carries the page’s h1; without slides, the school’s name.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.canvas',
    'color.control',
    'color.ink',
    'color.primary',
    'color.surface',
    'color.tint',
    'font.heading',
    'radius.card',
    'radius.media',
    'radius.pill',
    'size.container',
    'size.h1',
    'size.h4',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
  ],
  variants: ['plain', 'arch'],
  strings: {
    en: {
      label: 'School highlights',
      welcome: 'Welcome to our school.',
      stop: 'Stop slide rotation',
      start: 'Start slide rotation',
      previous: 'Previous slide',
      next: 'Next slide',
      position: '{n} of {total}',
    },
  },
  component: () => import('./BannerSlider.tsx').then((module) => module.BannerSlider),
  example: {
    variant: 'arch',
    autoplayMs: 6000,
    schoolName: 'Amaltas Public School',
    items: [
      {
        heading: 'Admissions open for 2027–28',
        subHeading: 'Nursery to class 8',
        button1_Text: 'Enquire',
        button1_Url: '/registration',
      },
    ],
  },
});
