import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

const messageSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'description'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100 },
    heading: { type: 'string', maxLength: 120 },
    description: { type: 'string', format: 'multiline', minLength: 1, maxLength: 4000 },
    image: { type: 'string', format: 'media' },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const message = defineContentType({
  type: 'message',
  area: '/website',
  singleton: false,
  schema: messageSchema,
  media: { image: 'public' },
  texts: ['name', 'heading', 'description'],
  nameField: 'name',
});
