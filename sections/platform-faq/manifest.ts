import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const platformFaq = defineSection({
  type: 'platform-faq',
  title: 'Questions',
  description: 'Questions and answers that open one at a time, beside the way to ask more.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: ['color.control', 'color.ink', 'color.muted', 'color.primary', 'font.heading', 'size.h3', 'size.h4'],
  contrast: [{ text: 'color.muted', on: 'color.canvas', min: 4.5 }],
  strings: { en: {}, hi: {} },
  component: () => import('./PlatformFaq.tsx').then((module) => module.PlatformFaq),
  example: {
    heading: 'Questions',
    contactLabel: 'Ask us',
    contactHref: '/contact',
    questions: [{ question: 'Is it free?', answer: 'The website is.' }],
  },
});
