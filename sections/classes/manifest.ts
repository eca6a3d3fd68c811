import { defineKind } from '#engine/section.ts';
import { cards } from './looks/cards/look.ts';
import { ladder } from './looks/ladder/look.ts';
import { register } from './looks/register/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const classes = defineKind({
  type: 'classes',
  title: 'Classes',
  description: 'The classes with age, size, hours and fees.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [cards, register, ladder],
  example: {
    items: [
      {
        className: 'Nursery',
        classFees: '₹32,000 a year',
        classSize: '20',
        classTime: '9:00 am – 12:30 pm',
        childrenAge: '3–4 years',
      },
    ],
  },
});
