import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const carousel = defineLook(
  { settings, bindings },
  {
    look: 'carousel',
    description:
      'What parents and former students say, as cards that can be turned by button, swipe or by themselves once round.',
    client: 'never',
    tokens: [
      'color.control',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.star',
      'color.surface',
      'font.heading',
      'radius.card',
      'radius.pill',
      'shadow.2',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.star', on: 'color.surface', min: 3 },
    ],
    strings: {
      en: {
        previous: 'Previous',
        next: 'Next',
        position: '{n} of {total}',
        carousel: 'carousel',
        slide: 'slide',
      },
      hi: {
        previous: 'पिछला',
        next: 'अगला',
        position: '{total} में से {n}',
        carousel: 'स्लाइड शो',
        slide: 'स्लाइड',
      },
    },
    component: () => import('./TestimonialsCarousel.tsx').then((module) => module.TestimonialsCarousel),
  },
);
