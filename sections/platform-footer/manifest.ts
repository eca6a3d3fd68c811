import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const platformFooter = defineSection({
  type: 'platform-footer',
  title: 'Platform footer',
  description: 'What the product is, the page’s links, the mail address where there is one, and the licence.',
  settings,
  bindings,
  client: 'never',
  headingLevel: null,
  landmark: 'contentinfo',
  tokens: [
    'color.focus-inverse',
    'color.inverse',
    'color.muted-inverse',
    'color.on-inverse',
    'font.heading',
    'size.h3',
    'size.small',
  ],
  contrast: [
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.focus-inverse', on: 'color.inverse', min: 3 },
  ],
  strings: { en: { menu: 'Footer' }, hi: { menu: 'पेज के नीचे का मेनू' } },
  component: () => import('./PlatformFooter.tsx').then((module) => module.PlatformFooter),
  example: {
    statement: 'Websites for schools.',
    licence: 'Free software under the MIT licence.',
    email: 'hello@schoolyard.example',
    phone: '+91 20 5550 0199',
  },
});
