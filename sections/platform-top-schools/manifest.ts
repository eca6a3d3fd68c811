import { defineSection } from '#engine/section.ts';
import { sliderStrings } from '../shared/slider/strings.ts';
import { bindings, settings } from './schema.ts';

export const platformTopSchools = defineSection({
  type: 'platform-top-schools',
  title: 'Top School carousel',
  description: 'Cards of schools, 4, 3, 2 or 1 to a view, with logo or initials, and ten placeholders while they come.',
  settings,
  bindings,
  emptyWhen: 'schools',
  client: 'never',
  placeholders: true,
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.control',
    'color.focus',
    'color.hairline',
    'color.ink',
    'color.muted',
    'color.primary',
    'color.surface',
    'font.heading',
    'radius.card',
    'radius.control',
    'shadow.2',
    'size.h3',
    'size.h4',
    'size.small',
  ],
  contrast: [
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
  ],
  strings: {
    en: {
      ...sliderStrings.en,
      carousel: 'carousel',
      loading: 'The schools are being loaded.',
      empty: 'No school is listed yet.',
      error: 'The schools could not be loaded.',
    },
    hi: {
      ...sliderStrings.hi,
      carousel: 'कैरोसेल',
      loading: 'स्कूल लोड हो रहे हैं।',
      empty: 'अभी कोई स्कूल सूची में नहीं है।',
      error: 'स्कूल लोड नहीं हो सके।',
    },
  },
  component: () => import('./PlatformTopSchools.tsx').then((module) => module.PlatformTopSchools),
  example: {
    heading: 'Top School',
    moreLabel: 'View More',
    moreHref: '/school-list',
    profilePath: '/school-profile',
    schools: [
      {
        school_Name: 'Greenfield Public School',
        school_Slug: 'greenfield',
        schoolKey: 'GREEN-1',
        url: 'https://greenfield.example',
      },
    ],
  },
});
