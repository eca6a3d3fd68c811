import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const faq = defineKind({
  type: 'faq',
  title: 'Questions',
  description: 'Questions and answers that open one at a time, beside the way to ask more.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    heading: 'Questions',
    contactLabel: 'Ask us',
    contactHref: '/contact',
    questions: [{ question: 'Is it free?', answer: 'The website is.' }],
  },
});
