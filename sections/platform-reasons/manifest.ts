import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const platformReasons = defineSection({
  type: 'platform-reasons',
  title: 'Why',
  description: 'Reasons to take the product, as text in columns.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: ['color.accent', 'color.ink', 'color.inverse', 'color.muted-inverse', 'color.on-inverse', 'size.h4'],
  contrast: [
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.accent', on: 'color.inverse', min: 4.5 },
  ],
  variants: ['dark', 'plain'],
  strings: { en: {}, hi: {} },
  component: () => import('./PlatformReasons.tsx').then((module) => module.PlatformReasons),
  example: {
    variant: 'dark',
    heading: 'Why Schoolyard',
    reasons: [{ heading: 'Refund', text: 'If you are not satisfied.' }],
  },
});
