import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'What cannot wait, above everything else on every page; each visitor can put it away for four hours.',
    client: 'never',
    tokens: ['size.body', 'size.small'],
    contrast: [],
    component: () => import('./EmergencyBanner.tsx').then((module) => module.EmergencyBanner),
  },
);
