import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

const featuredProgrammeSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['heading_Text', 'heading_Text_value'],
  properties: {
    heading_Text: { type: 'string', minLength: 1, maxLength: 80 },
    heading_Text_value: { type: 'string', minLength: 1, maxLength: 20 },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const featuredProgramme = defineContentType({
  type: 'featuredProgramme',
  area: '/website',
  singleton: false,
  schema: featuredProgrammeSchema,
  media: {},
  texts: ['heading_Text', 'heading_Text_value'],
  nameField: 'heading_Text',
});
