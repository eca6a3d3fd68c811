import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

const aboutSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'description'],
  properties: {
    heading: { type: 'string', minLength: 1, maxLength: 120 },
    description: { type: 'string', format: 'multiline', minLength: 1, maxLength: 6000 },
    image: { type: 'string', format: 'media' },
    mission_Heading: { type: 'string', maxLength: 120 },
    mission_Description: { type: 'string', format: 'multiline', maxLength: 2000 },
    vision_Heading: { type: 'string', maxLength: 120 },
    vision_Description: { type: 'string', format: 'multiline', maxLength: 2000 },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const about = defineContentType({
  type: 'about',
  area: '/website',
  singleton: true,
  schema: aboutSchema,
  media: { image: 'public' },
  texts: ['heading', 'description', 'mission_Heading', 'mission_Description', 'vision_Heading', 'vision_Description'],
  nameField: 'heading',
});
