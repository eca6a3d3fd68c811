import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const quotedTestimonials = defineSection({
  type: 'quoted-testimonials',
  title: 'Quotations',
  description: 'One large quotation, and the names of all who have written as tabs.',
  settings,
  bindings,
  emptyWhen: 'items',
  minors: ['items'],
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.accent-text',
    'color.control',
    'color.ink',
    'color.muted',
    'color.primary',
    'color.tint',
    'font.heading',
    'radius.control',
    'size.caption',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.muted', on: 'color.tint', min: 4.5 },
    { text: 'color.primary', on: 'color.tint', min: 4.5 },
    { text: 'color.accent-text', on: 'color.tint', min: 4.5 },
  ],

  strings: {
    en: {
      heading: 'In their words',
      stars: '{n} of 5',
      stop: 'Stop rotation of quotations',
      start: 'Start rotation of quotations',
      empty: 'No one has written yet.',
      error: 'The testimonials could not be loaded.',
    },
    hi: {
      heading: 'उन्हीं के शब्दों में',
      stars: '5 में से {n}',
      stop: 'विचारों का अपने-आप बदलना रोकें',
      start: 'विचारों का अपने-आप बदलना शुरू करें',
      empty: 'अभी किसी ने कुछ नहीं लिखा है।',
      error: 'विचार लोड नहीं हो सके।',
    },
  },
  component: () => import('./QuotedTestimonials.tsx').then((module) => module.QuotedTestimonials),
  example: {
    autoplayMs: 2000,
    items: [{ name: 'Meenal Bapat', profession: 'Parent', message: 'He writes letters now.', rating: 5 }],
  },
});
