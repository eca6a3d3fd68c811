import { defineKind } from '#engine/section.ts';
import { charter } from './looks/charter/look.ts';
import { events } from './looks/events/look.ts';
import { portrait } from './looks/portrait/look.ts';
import { story } from './looks/story/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const about = defineKind({
  type: 'about',
  title: 'About the school',
  description: 'What the school says of itself, with its mission and vision.',
  settings,
  bindings,
  emptyWhen: 'about',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [portrait, story, charter, events],
  example: {
    about: {
      heading: 'A neighbourhood school with a wide horizon',
      description: 'Every child is known by name. Every parent is heard.',
      mission_Heading: 'Our mission',
      mission_Description: 'A safe and joyful education.',
    },
  },
});
