import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const partners = defineKind({
  type: 'partners',
  title: 'Partner schools',
  description: 'Logos of schools that use the product, in a row that can be turned. Stands only from two schools on.',
  settings,
  bindings,
  emptyWhen: 'schools',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    heading: 'Schools with us',
    autoplayMs: 2000,
    schools: [{ school_Name: 'Greenfield Public School' }, { school_Name: 'Amaltas Vidyalaya', City: 'Nashik' }],
  },
});
