import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

const bannerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['image', 'heading'],
  properties: {
    image: { type: 'string', format: 'media' },
    heading: { type: 'string', minLength: 1, maxLength: 120 },
    subHeading: { type: 'string', maxLength: 160 },
    banner_Details: { type: 'string', format: 'multiline', maxLength: 400 },
    button1_Text: { type: 'string', maxLength: 40 },
    button1_Url: { type: 'string', format: 'link' },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const banner = defineContentType({
  type: 'banner',
  area: '/website',
  singleton: false,
  schema: bannerSchema,
  media: { image: 'public' },
  texts: ['heading', 'subHeading', 'banner_Details', 'button1_Text'],
  nameField: 'heading',
});
