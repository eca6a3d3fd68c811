import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const tour = defineKind({
  type: 'tour',
  title: 'Marketing hero',
  description:
    'The tagline, Request Demo, a film in a dialog, and two strips of pictures of the product that move opposite ways under one pause.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    heading: 'Make your school smart.',
    lead: 'Website, admissions and office in one place.',
    demoLabel: 'Request Demo',
    demoHref: '/request-demo',
    videoLabel: 'Watch the film',
    secondsEach: 2,
    albums: [
      {
        album_Id: 1,
        album_Name: 'Film',
        schoolThemeMediaJson: [{ Video_Url: 'https://youtu.be/aqz-KE-bpKQ', caption: 'A school day' }],
      },
    ],
  },
});
