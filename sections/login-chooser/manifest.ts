import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const loginChooser = defineSection({
  type: 'login-chooser',
  title: 'Login chooser',
  description:
    'Doors to the accounts of admins and staff, and of students and parents where the school has a domain for them.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.canvas',
    'color.ink',
    'color.on-secondary',
    'color.secondary',
    'color.surface',
    'color.tint',
    'radius.card',
    'radius.pill',
    'size.h4',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.on-secondary', on: 'color.secondary', min: 4.5 },
  ],
  strings: {
    en: {
      heading: 'Log in',
      admin: 'Admin Login',
      staff: 'Teachers & Staff Login',
      student: 'Student Login',
      parent: 'Parent Login',
    },
    hi: {
      heading: 'लॉगिन',
      admin: 'प्रशासन लॉगिन',
      staff: 'शिक्षक और कर्मचारी लॉगिन',
      student: 'विद्यार्थी लॉगिन',
      parent: 'अभिभावक लॉगिन',
    },
  },
  component: () => import('./LoginChooser.tsx').then((module) => module.LoginChooser),
  example: { studentDomain: 'amaltas.example' },
});
