import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

const facilitySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    facilityId: { type: 'integer' },
    name: { type: 'string', minLength: 1, maxLength: 80 },
    image: { type: 'string', format: 'media' },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const facility = defineContentType({
  type: 'facility',
  area: '/website',
  singleton: false,
  schema: facilitySchema,
  media: { image: 'public' },
  texts: ['name'],
  nameField: 'name',
  server: ['facilityId'],
});
