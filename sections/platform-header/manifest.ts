import { defineSection } from '../../engine/section.ts';
import { bindings, settings } from './schema.ts';

export const platformHeader = defineSection({
  type: 'platform-header',
  version: 1,
  title: 'Platform header',
  description: 'The wordmark and the way to the schools and to a page of one’s own.',
  settings,
  bindings,
  client: 'never',
  headingLevel: null,
  landmark: 'banner',
  tokens: ['color.accent', 'color.canvas', 'color.ink', 'color.primary', 'font.heading', 'size.h4', 'size.small'],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
  ],
  strings: { en: { home: 'Schoolyard, home page', menu: 'Main' } },
  component: () => import('./PlatformHeader.tsx').then((module) => module.PlatformHeader),
  example: {
    schoolsLabel: 'Top Schools',
    schoolsHref: '/#schools',
    createLabel: 'How To Create',
    createHref: '/#how-to-create',
  },
});
