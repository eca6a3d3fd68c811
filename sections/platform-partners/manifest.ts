import { defineSection } from '#engine/section.ts';
import { sliderStrings } from '../shared/slider/strings.ts';
import { bindings, settings } from './schema.ts';

export const platformPartners = defineSection({
  type: 'platform-partners',
  title: 'Partner schools',
  description: 'Logos of schools that use the product, in a row that can be turned. Stands only from two schools on.',
  settings,
  bindings,
  emptyWhen: 'schools',
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
    'font.body',
    'font.heading',
    'radius.control',
    'size.small',
  ],
  contrast: [{ text: 'color.muted', on: 'color.canvas', min: 4.5 }],
  strings: {
    en: { ...sliderStrings.en, carousel: 'carousel' },
    hi: { ...sliderStrings.hi, carousel: 'कैरोसेल' },
  },
  component: () => import('./PlatformPartners.tsx').then((module) => module.PlatformPartners),
  example: {
    heading: 'Schools with us',
    autoplayMs: 2000,
    schools: [{ school_Name: 'Greenfield Public School' }, { school_Name: 'Amaltas Vidyalaya' }],
  },
});
