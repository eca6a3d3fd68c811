import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

const popularClassSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['className'],
  properties: {
    className: { type: 'string', minLength: 1, maxLength: 80 },
    classFees: { type: 'string', maxLength: 60 },
    classSize: { type: 'string', maxLength: 20 },
    classTime: { type: 'string', maxLength: 60 },
    childrenAge: { type: 'string', maxLength: 40 },
    classImage: { type: 'string', format: 'media' },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const popularClass = defineContentType({
  type: 'popularClass',
  area: '/website',
  singleton: false,
  schema: popularClassSchema,
  media: { classImage: 'public' },
  texts: ['className', 'classFees', 'classSize', 'classTime', 'childrenAge'],
  nameField: 'className',
});
