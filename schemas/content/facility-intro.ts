import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

const facilityIntroSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['heading'],
  properties: {
    heading: { type: 'string', minLength: 1, maxLength: 120 },
    description: { type: 'string', format: 'multiline', maxLength: 2000 },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

/** What is above the list of facilities (`facilityJSON`: a heading and a description). */
export const facilityIntro = defineContentType({
  type: 'facilityIntro',
  area: '/website',
  singleton: true,
  schema: facilityIntroSchema,
  media: {},
  texts: ['heading', 'description'],
  nameField: 'heading',
});
