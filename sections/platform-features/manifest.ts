import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const platformFeatures = defineSection({
  type: 'platform-features',
  title: 'Platform features',
  description: 'Three facts, each led by its number.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: ['color.accent', 'color.inverse', 'color.muted-inverse', 'color.on-inverse', 'size.h1', 'size.h3'],
  contrast: [
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.accent', on: 'color.inverse', min: 3 },
  ],
  strings: { en: {}, hi: {} },
  component: () => import('./PlatformFeatures.tsx').then((module) => module.PlatformFeatures),
  example: {
    heading: 'What it does today',
    items: [
      { figure: '1', heading: 'file is a whole theme', text: 'Sections, order and conditions in JSON.' },
      { figure: '4.5:1', heading: 'is the lowest contrast that passes', text: 'A theme that fails is never served.' },
      { figure: '0', heading: 'requests to other sites', text: 'Everything comes from your own server.' },
    ],
  },
});
