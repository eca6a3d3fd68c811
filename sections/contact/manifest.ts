import { defineKind } from '#engine/section.ts';
import { letter } from './looks/letter/look.ts';
import { panel } from './looks/panel/look.ts';
import { split } from './looks/split/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const contact = defineKind({
  type: 'contact',
  title: 'Contact',
  description: 'The ways to reach the school.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [panel, letter, split],
  example: {
    school: {
      school_Name: 'Amaltas Public School',
      school_Slug: 'amaltas-public-school',
      schoolKey: 'APS-1',
      phone: '+91 20 5550 0142',
      email: 'office@amaltas.example',
      office_Hours: 'Monday to Saturday, 9 am to 3 pm',
    },
  },
});
