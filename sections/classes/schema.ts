import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { goesBy } from '#schemas/annotations.ts';
import { popularClassItem } from '#schemas/sources/popular-classes.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    hideHeading: {
      type: 'boolean',
      description: 'Whether the heading is for screen readers alone, where that of the page says it already',
    },
    pictures: { type: 'boolean', description: 'Whether classes stand with their pictures; they do without it' },
    enquireHref: { ...linkTo('enquiry'), description: 'The enquiry that each class leads to' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    items: { type: 'array', items: popularClassItem, description: 'The classes with fees, hours and ages' },
    admissionOpen: goesBy('classes invite to an enquiry while admission is closed', {
      type: 'boolean',
      description: 'Whether the school takes in children; without it each class may be asked for',
    }),
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
