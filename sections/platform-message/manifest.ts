import { defineSection } from '#engine/section.ts';
import { failureStrings } from '../shared/failure/strings.ts';
import { bindings, settings } from './schema.ts';

export const platformMessage = defineSection({
  type: 'platform-message',
  title: 'Platform message',
  description: 'A page that only says something, such as that nothing was found, and leads home. Names no school.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: ['color.accent', 'color.hairline', 'color.muted', 'color.primary', 'size.h4'],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.muted', on: 'color.canvas', min: 4.5 },
  ],
  strings: failureStrings,
  component: () => import('./PlatformMessage.tsx').then((module) => module.PlatformMessage),
  example: {
    heading: 'There is no page here.',
    text: 'The address may be mistyped, or the page has gone.',
    homeLabel: 'Go to the home page',
    homeUrl: 'https://schoolyard.example',
  },
});
