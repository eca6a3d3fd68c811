import { defineSection } from '#engine/section.ts';
import { sliderStrings } from '../shared/slider/strings.ts';
import { bindings, settings } from './schema.ts';

export const platformCarousels = defineSection({
  type: 'platform-carousels',
  title: 'Feature carousels',
  description:
    'What the product does in several rows of slides, each turned by hand or by itself, with links to jump between them.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.control',
    'color.hairline',
    'color.ink',
    'color.muted',
    'color.primary',
    'color.surface',
    'color.tint',
    'radius.card',
    'radius.control',
    'size.h3',
    'size.h4',
    'size.small',
  ],
  contrast: [
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
  ],
  strings: {
    en: { ...sliderStrings.en, carousel: 'carousel', slide: 'slide', jump: 'Jump to', position: '{n} of {total}' },
    hi: { ...sliderStrings.hi, carousel: 'कैरोसेल', slide: 'स्लाइड', jump: 'सीधे यहाँ जाएँ', position: '{total} में से {n}' },
  },
  component: () => import('./PlatformCarousels.tsx').then((module) => module.PlatformCarousels),
  example: {
    heading: 'All that a school keeps',
    autoplayMs: 5000,
    speedMs: 1500,
    carousels: [
      {
        heading: 'Website',
        slides: [
          { heading: 'Holidays', text: 'Entered once.', rows: ['26 Jan'] },
          { heading: 'Syllabus', text: 'By class.' },
        ],
      },
    ],
  },
});
