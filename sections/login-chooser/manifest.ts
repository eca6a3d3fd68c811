import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const loginChooser = defineKind({
  type: 'login-chooser',
  title: 'Login chooser',
  description:
    'Doors to the accounts of admins and staff, and of students and parents where the school has a domain for them.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  forSignedOut: true,
  strings,
  looks: [standard],
  example: { studentDomain: 'amaltas.example' },
});
