import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const callBar = defineSection({
  type: 'call-bar',
  title: 'Call bar',
  description: 'The bar at the foot of a phone’s screen: an enquiry, a call, a message. Larger screens do without it.',
  settings,
  bindings,
  client: 'never',
  headingLevel: null,
  landmark: 'none',
  tokens: [
    'color.accent',
    'color.ink',
    'color.inverse',
    'color.muted-inverse',
    'color.on-accent',
    'color.on-inverse',
    'color.on-primary',
    'color.primary',
    'color.surface',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
  ],
  variants: ['plain', 'ruled', 'dark'],
  strings: {
    en: {
      enquireLabel: 'Enquire',
      call: 'Call',
      callNumber: 'Call {phone}',
      whatsapp: 'WhatsApp',
      quick: 'Quick contact',
    },
    hi: {
      enquireLabel: 'पूछताछ',
      call: 'कॉल',
      callNumber: '{phone} पर कॉल करें',
      whatsapp: 'WhatsApp',
      quick: 'त्वरित संपर्क',
    },
  },
  component: () => import('./CallBar.tsx').then((module) => module.CallBar),
  example: {
    enquireLabel: 'Enquire',
    enquireHref: '/contact',
    variant: 'plain',
    phone: '+91 20 5550 0142',
    whatsapp: '+91 90000 00142',
  },
});
